package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.table.Table;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.testkit.DoubleEntry;

/** The two charts on ships, typed a second time, and held against the text and the counters. */
class NavalTablesTest {
  private static final List<String> KINDS =
      List.of("capital-ship", "cruiser", "destroyer", "landing-craft", "puffer");

  private final Table<Boolean> can = Narviks.PACK.table("naval-capabilities");
  private final Table<Boolean> lands = Narviks.PACK.table("amphibious-transport");

  @Test
  void capabilities() {
    DoubleEntry.chart(
        can,
        NavalTablesTest::yesOrNo,
        """
                      | carries-battalion | carries-artillery-or-tank | bombards | ferries-infantry | ferries-artillery-or-tank | base
        capital-ship  | no                | no                        | yes      | no               | no                        | no
        cruiser       | yes               | no                        | yes      | no               | no                        | no
        destroyer     | yes               | no                        | yes      | no               | no                        | no
        landing-craft | yes               | yes                       | no       | yes              | yes                       | no
        puffer        | yes               | no                        | no       | yes              | no                        | yes
        """);
    assertThat(can.at("puffer", "base")).isTrue();
  }

  @Test
  void amphibiousTransport() {
    DoubleEntry.chart(
        lands,
        NavalTablesTest::yesOrNo,
        """
                      | port | beach | opposed-port | opposed-beach
        capital-ship  | no   | no    | no           | no
        cruiser       | yes  | no    | no           | no
        destroyer     | yes  | yes   | yes          | yes
        landing-craft | yes  | yes   | yes          | yes
        puffer        | yes  | yes   | no           | no
        """);
    assertThat(lands.at("cruiser", "beach")).isFalse();
  }

  @Test
  void R20_2_onlyWhatCarriesLands() {
    for (String kind : KINDS) {
      assertThat(lands.at(kind, "port")).as(kind).isEqualTo(can.at(kind, "carries-battalion"));
    }
  }

  @Test
  void R20_3_whatLandsUnderFireLandsInPeaceAndWhatLandsOnABeachLandsInAPort() {
    for (String kind : KINDS) {
      for (String where : List.of("port", "beach")) {
        assertThat(lands.at(kind, where) || !lands.at(kind, "opposed-" + where)).as(kind).isTrue();
      }
      for (String how : List.of("", "opposed-")) {
        assertThat(lands.at(kind, how + "port") || !lands.at(kind, how + "beach"))
            .as(kind)
            .isTrue();
      }
    }
  }

  @Test
  void R20_5a_whatBombardsHasAStrengthAndARange() {
    assertThat(Narviks.PACK.counters().values())
        .filteredOn(NarvikCounter.Ship.class::isInstance)
        .hasSize(7)
        .allSatisfy(
            counter -> {
              NarvikCounter.Ship ship = (NarvikCounter.Ship) counter;
              assertThat(ship.bombardment() > 0).isEqualTo(can.at(ship.kind(), "bombards"));
              assertThat(ship.range() > 0).isEqualTo(can.at(ship.kind(), "bombards"));
            });
  }

  private static String yesOrNo(boolean cell) {
    return cell ? "yes" : "no";
  }
}

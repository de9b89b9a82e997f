package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.narvik.play.Say.assault;
import static umpire.narvik.play.Say.commit;
import static umpire.narvik.play.Say.hex;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.why.Why;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.supply.NarvikSupply;
import umpire.narvik.supply.SupplyReport;
import umpire.narvik.supply.SupplyReport.Status;

/** 19.3 Lines of supply on the map of the game, with the enemy as it really stands. */
class R19_LinesInPlayTest {
  private static final int PENALTY = 6;

  /** The battalion at 1711 is attacked from 1712; its base is the next hex, 1811. */
  private static Situation towards1811() {
    return Situation.german()
        .with("scots-guards", "1711")
        .with("mountain-1-1", "1712")
        .bases("1811")
        .always(0, 0);
  }

  private static int fatigueOfTheAttacked(Situation situation) {
    return situation
        .play(1)
        .german(assault("1711"), commit("mountain-1-1"))
        .unit("scots-guards")
        .fatigue();
  }

  /** The marines at 1812 are as near to the base as those at 1810, but across the Beisfjord. */
  @Test
  void R12_0_r57_aZoneThatStopsAtTheWaterCutsNoLine() {
    assertThat(fatigueOfTheAttacked(towards1811().with("marine-1", "1812"))).isZero();
    assertThat(fatigueOfTheAttacked(towards1811().with("marine-1", "1810"))).isEqualTo(PENALTY);
  }

  /** To 1610 by way of 1710 or of 1611; the zone of 1712 closes every other way. */
  @Test
  void R19_3_r62_faceDownCountersAndDecoysStopALine() {
    Situation open = towards1610().hidden("decoy-1", "1710", "token-1");
    assertThat(fatigueOfTheAttacked(open)).isZero();
    assertThat(path(open.position(), "scots-guards")).containsExactly(hexes("1611 1610"));
    Situation hemmedIn = open.hidden("mountain-1-2", "1611", "token-2");
    assertThat(fatigueOfTheAttacked(hemmedIn)).isEqualTo(PENALTY);
    SupplyReport.Line line = line(hemmedIn.position(), "scots-guards");
    assertThat(line.status()).isEqualTo(Status.UNSUPPLIED);
    assertThat(line.findings())
        .anyMatch(
            finding -> finding.because() instanceof Why.LineCut cut && cut.by().equals("unit"));
  }

  private static Situation towards1610() {
    return Situation.german()
        .with("scots-guards", "1711")
        .with("mountain-1-1", "1712")
        .bases("1610")
        .always(0, 0);
  }

  /** From 1818 to 1618 round a face-down counter at 1717; turned up, its zone closes 1718 too. */
  @Test
  void R22_2_r66_swedishHexesLieOpenToALine() {
    Situation border = Situation.allied().with("polish-1", "1818").bases("1618");
    assertThat(Situation.PACK.map().hexHas(hex("1718"), "sweden")).isTrue();
    Position past = border.hidden("mountain-1-1", "1717", "token-1").position();
    assertThat(path(past, "polish-1")).containsExactly(hexes("1718 1618"));
    Position closed = past.with(new Unit("mountain-1-1", hex("1717"), 0, ""));
    assertThat(line(closed, "polish-1").status()).isEqualTo(Status.UNSUPPLIED);
    assertThat(line(closed, "polish-1").findings())
        .anyMatch(
            finding -> finding.because() instanceof Why.LineCut cut && cut.by().equals("zone"));
  }

  private static List<Place> path(Position position, String unit) {
    SupplyReport.Line line = line(position, unit);
    assertThat(line.status()).isEqualTo(Status.SUPPLIED);
    return line.path();
  }

  private static SupplyReport.Line line(Position position, String unit) {
    AssaultBriefs assaultBriefs = new AssaultBriefs(ChapterContext.of(Situation.PACK));
    return new NarvikSupply(Situation.PACK)
        .trace(assaultBriefs.supply(position, List.of(unit)))
        .lines()
        .getFirst();
  }

  private static Place[] hexes(String row) {
    return Arrays.stream(row.split(" ")).map(Say::hex).toArray(Place[]::new);
  }
}

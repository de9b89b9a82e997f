package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.Provenance;
import umpire.kernel.pack.Counter;
import umpire.narvik.model.NarvikCounter;
import umpire.testkit.DoubleEntry;
import umpire.wire.Codec;

/** Every counter, typed a second time, and held against the order of battle of the text. */
class CountersTest {
  private static final Codec CODEC = Codec.of(Narviks.GAME.types());

  @Test
  void landUnits() {
    List<NarvikCounter.LandUnit> units = counters(NarvikCounter.LandUnit.class);
    DoubleEntry.records(
        CODEC,
        units,
        """
        id | nation | kind | formation | strength | movement | fatigueLimit
        scots-guards | british | infantry-battalion | 24th-guards-brigade | 5 | 3 | 16
        irish-guards | british | infantry-battalion | 24th-guards-brigade | 5 | 3 | 16
        south-wales-borderers | british | infantry-battalion | 24th-guards-brigade | 5 | 3 | 16
        british-battery-1 | british | artillery | | 3 | 3 | 0
        british-tanks-1 | british | tank | | 2 | 4 | 0
        norwegian-6-1 | norwegian | infantry-battalion | 6th-brigade | 4 | 4 | 16
        mountain-1-1 | german | infantry-company | 1st-mountain-battalion | 2 | 4 | 12
        mountain-1-2 | german | infantry-company | 1st-mountain-battalion | 2 | 4 | 12
        mountain-1-3 | german | infantry-company | 1st-mountain-battalion | 2 | 4 | 12
        marine-1 | german | infantry-battalion | | 4 | 3 | 14
        marine-2 | german | infantry-battalion | | 4 | 3 | 14
        decoy-1 | german | decoy | | 0 | 0 | 0
        decoy-2 | german | decoy | | 0 | 0 | 0
        decoy-3 | german | decoy | | 0 | 0 | 0
        decoy-4 | german | decoy | | 0 | 0 | 0
        decoy-5 | german | decoy | | 0 | 0 | 0
        """);
    assertThat(units).hasSize(16);
  }

  @Test
  void ships() {
    List<NarvikCounter.Ship> ships = counters(NarvikCounter.Ship.class);
    DoubleEntry.records(
        CODEC,
        ships,
        """
        id          | kind      | bombardment | range
        cruiser-1   | cruiser   | 4           | 3
        destroyer-1 | destroyer | 2           | 2
        puffer-1    | puffer    | 0           | 0
        """);
    assertThat(ships).hasSize(3);
  }

  /** 14.1: the one factor that the text prints. */
  @Test
  void aBritishBattalionHasThreeMovementPoints() {
    assertThat(counters(NarvikCounter.LandUnit.class))
        .filteredOn(unit -> unit.formation().equals("24th-guards-brigade"))
        .hasSize(3)
        .allMatch(unit -> unit.movement() == 3);
  }

  @Test
  void noFactorIsShownAsPrinted() {
    assertThat(Narviks.PACK.counters().values())
        .extracting(Counter::provenance)
        .allMatch(provenance -> provenance.kind() == Provenance.Kind.HOUSE)
        .allMatch(provenance -> provenance.source().contains("printed (l."));
  }

  private static <T extends NarvikCounter> List<T> counters(Class<T> type) {
    return Narviks.PACK.counters().values().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }
}

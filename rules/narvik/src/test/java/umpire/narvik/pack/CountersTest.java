package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Provenance;
import umpire.kernel.pack.Counter;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.testkit.DoubleEntry;
import umpire.wire.Codec;

/** Every counter, typed a second time, and held against the order of battle of the text. */
class CountersTest {
  private static final Codec CODEC = Codec.of(Narviks.GAME.types());

  private static final String ALLIED =
      """
      id | nation | kind | symbol | formation | strength | movement | fatigueLimit
      scots-guards | british | infantry-battalion | infantry | 24th-guards-brigade | 5 | 3 | 16
      irish-guards | british | infantry-battalion | infantry | 24th-guards-brigade | 5 | 3 | 16
      south-wales-borderers | british | infantry-battalion | infantry | 24th-guards-brigade | 5 | 3 | 16
      british-battery-1 | british | artillery | artillery | | 3 | 3 | 0
      british-battery-2 | british | artillery | artillery | | 3 | 3 | 0
      british-tanks-1 | british | tank | armour | | 2 | 4 | 0
      norwegian-6-1 | norwegian | infantry-battalion | infantry | 6th-brigade | 4 | 4 | 16
      norwegian-6-2 | norwegian | infantry-battalion | infantry | 6th-brigade | 4 | 4 | 16
      norwegian-6-3 | norwegian | infantry-battalion | infantry | 6th-brigade | 4 | 4 | 16
      norwegian-7-1 | norwegian | infantry-battalion | infantry | 7th-brigade | 4 | 4 | 16
      norwegian-7-2 | norwegian | infantry-battalion | infantry | 7th-brigade | 4 | 4 | 16
      norwegian-battery-1 | norwegian | artillery | artillery | | 3 | 3 | 0
      chasseurs-alpins-6 | french | infantry-battalion | mountain-infantry | 27th-demi-brigade | 5 | 4 | 16
      chasseurs-alpins-12 | french | infantry-battalion | mountain-infantry | 27th-demi-brigade | 5 | 4 | 16
      chasseurs-alpins-14 | french | infantry-battalion | mountain-infantry | 27th-demi-brigade | 5 | 4 | 16
      foreign-legion-1 | french | infantry-battalion | infantry | foreign-legion-demi-brigade | 6 | 3 | 18
      foreign-legion-2 | french | infantry-battalion | infantry | foreign-legion-demi-brigade | 6 | 3 | 18
      french-battery-1 | french | artillery | artillery | | 3 | 3 | 0
      french-battery-2 | french | artillery | artillery | | 3 | 3 | 0
      french-tanks-1 | french | tank | armour | | 2 | 4 | 0
      french-tanks-2 | french | tank | armour | | 2 | 4 | 0
      polish-1 | polish | infantry-battalion | infantry | 1st-polish-brigade | 5 | 3 | 16
      polish-2 | polish | infantry-battalion | infantry | 1st-polish-brigade | 5 | 3 | 16
      polish-3 | polish | infantry-battalion | infantry | 1st-polish-brigade | 5 | 3 | 16
      polish-4 | polish | infantry-battalion | infantry | 1st-polish-brigade | 5 | 3 | 16
      """;

  private static final String GERMAN =
      """
      mountain-1-1 | german | infantry-company | mountain-infantry | 1st-mountain-battalion | 2 | 4 | 12
      mountain-1-2 | german | infantry-company | mountain-infantry | 1st-mountain-battalion | 2 | 4 | 12
      mountain-1-3 | german | infantry-company | mountain-infantry | 1st-mountain-battalion | 2 | 4 | 12
      mountain-2-1 | german | infantry-company | mountain-infantry | 2nd-mountain-battalion | 2 | 4 | 12
      mountain-2-2 | german | infantry-company | mountain-infantry | 2nd-mountain-battalion | 2 | 4 | 12
      mountain-2-3 | german | infantry-company | mountain-infantry | 2nd-mountain-battalion | 2 | 4 | 12
      mountain-3-1 | german | infantry-company | mountain-infantry | 3rd-mountain-battalion | 2 | 4 | 12
      mountain-3-2 | german | infantry-company | mountain-infantry | 3rd-mountain-battalion | 2 | 4 | 12
      mountain-3-3 | german | infantry-company | mountain-infantry | 3rd-mountain-battalion | 2 | 4 | 12
      marine-1 | german | infantry-battalion | marine-infantry | | 4 | 3 | 14
      marine-2 | german | infantry-battalion | marine-infantry | | 4 | 3 | 14
      marine-3 | german | infantry-battalion | marine-infantry | | 4 | 3 | 14
      marine-4 | german | infantry-battalion | marine-infantry | | 4 | 3 | 14
      infantry-1 | german | infantry-company | infantry | | 2 | 4 | 12
      infantry-2 | german | infantry-company | infantry | | 2 | 4 | 12
      infantry-3 | german | infantry-company | infantry | | 2 | 4 | 12
      infantry-4 | german | infantry-company | infantry | | 2 | 4 | 12
      parachute-1 | german | infantry-company | parachute-infantry | | 2 | 4 | 12
      parachute-2 | german | infantry-company | parachute-infantry | | 2 | 4 | 12
      parachute-3 | german | infantry-company | parachute-infantry | | 2 | 4 | 12
      parachute-4 | german | infantry-company | parachute-infantry | | 2 | 4 | 12
      decoy-1 | german | decoy | decoy | | 0 | 0 | 0
      decoy-2 | german | decoy | decoy | | 0 | 0 | 0
      decoy-3 | german | decoy | decoy | | 0 | 0 | 0
      decoy-4 | german | decoy | decoy | | 0 | 0 | 0
      decoy-5 | german | decoy | decoy | | 0 | 0 | 0
      """;

  @Test
  void landUnits() {
    List<NarvikCounter.LandUnit> units = counters(NarvikCounter.LandUnit.class);
    DoubleEntry.records(CODEC, units, ALLIED + GERMAN);
    assertThat(units).hasSize(51);
  }

  @Test
  void ships() {
    List<NarvikCounter.Ship> ships = counters(NarvikCounter.Ship.class);
    DoubleEntry.records(
        CODEC,
        ships,
        """
        id              | kind          | bombardment | range
        capital-ship-1  | capital-ship  | 6           | 4
        cruiser-1       | cruiser       | 4           | 3
        cruiser-2       | cruiser       | 4           | 3
        destroyer-1     | destroyer     | 2           | 2
        destroyer-2     | destroyer     | 2           | 2
        landing-craft-1 | landing-craft | 0           | 0
        puffer-1        | puffer        | 0           | 0
        """);
    assertThat(ships).hasSize(7);
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

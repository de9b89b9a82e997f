package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.Provenance;
import umpire.kernel.pack.Counter;
import umpire.narvik.model.NarvikCounter;

/** Every counter, typed a second time, and held against the order of battle of the text. */
class CountersTest {
  @Test
  void landUnits() {
    Map<String, List<String>> typed =
        Narviks.words(
                """
                scots-guards         british   infantry_battalion 24th-guards-brigade     5 3 16
                irish-guards         british   infantry_battalion 24th-guards-brigade     5 3 16
                south-wales-borderers british  infantry_battalion 24th-guards-brigade     5 3 16
                british-battery-1    british   artillery          -                       3 3 0
                british-tanks-1      british   tank               -                       2 4 0
                norwegian-6-1        norwegian infantry_battalion 6th-brigade             4 4 16
                mountain-1-1         german    infantry_company   1st-mountain-battalion  2 4 12
                mountain-1-2         german    infantry_company   1st-mountain-battalion  2 4 12
                mountain-1-3         german    infantry_company   1st-mountain-battalion  2 4 12
                marine-1             german    infantry_battalion -                       4 3 14
                marine-2             german    infantry_battalion -                       4 3 14
                decoy-1              german    decoy              -                       0 0 0
                decoy-2              german    decoy              -                       0 0 0
                decoy-3              german    decoy              -                       0 0 0
                decoy-4              german    decoy              -                       0 0 0
                decoy-5              german    decoy              -                       0 0 0
                """)
            .stream()
            .collect(Collectors.toMap(List::getFirst, line -> line));
    Map<String, List<String>> packed = new TreeMap<>();
    for (Counter counter : Narviks.PACK.counters().values()) {
      if (counter instanceof NarvikCounter.LandUnit unit) {
        packed.put(unit.id(), written(unit));
      }
    }
    assertThat(packed).isEqualTo(typed);
  }

  @Test
  void ships() {
    Map<String, List<String>> packed = new TreeMap<>();
    for (Counter counter : Narviks.PACK.counters().values()) {
      if (counter instanceof NarvikCounter.Ship ship) {
        packed.put(
            ship.id(),
            List.of(
                ship.id(),
                ship.kind(),
                Integer.toString(ship.bombardment()),
                Integer.toString(ship.range())));
      }
    }
    assertThat(packed.values())
        .containsExactlyInAnyOrderElementsOf(
            Narviks.words(
                """
                cruiser-1   cruiser   4 3
                destroyer-1 destroyer 2 2
                puffer-1    puffer    0 0
                """));
  }

  /** 14.1: the one factor that the text prints. */
  @Test
  void aBritishBattalionHasThreeMovementPoints() {
    assertThat(Narviks.PACK.counters().values())
        .filteredOn(
            counter ->
                counter instanceof NarvikCounter.LandUnit unit
                    && unit.formation().equals("24th-guards-brigade"))
        .hasSize(3)
        .allSatisfy(
            counter -> assertThat(((NarvikCounter.LandUnit) counter).movement()).isEqualTo(3));
  }

  @Test
  void noFactorIsShownAsPrinted() {
    assertThat(Narviks.PACK.counters().values())
        .extracting(Counter::provenance)
        .allSatisfy(
            provenance -> {
              assertThat(provenance.kind()).isEqualTo(Provenance.Kind.HOUSE);
              assertThat(provenance.source()).contains("printed (l.");
            });
  }

  private static List<String> written(NarvikCounter.LandUnit unit) {
    return List.of(
        unit.id(),
        unit.nation().name().toLowerCase(Locale.ROOT),
        unit.kind().name().toLowerCase(Locale.ROOT),
        unit.formation().isEmpty() ? "-" : unit.formation(),
        Integer.toString(unit.strength()),
        Integer.toString(unit.movement()),
        Integer.toString(unit.fatigueLimit()));
  }
}

package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.kernel.table.Table;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.testkit.DoubleEntry;

/** The counters, counted against the order of battle and the schedule (27.0, 28.0, 30.0). */
class OrderOfBattleTest {
  private final Table<Boolean> pool = Narviks.PACK.table("reinforcement-pool");

  /** The figures of l.797-843: so many of a kind and formation. */
  @Test
  void theOrderOfBattleTypedASecondTime() {
    Map<String, Long> printed =
        Narviks.PACK.counters().keySet().stream()
            .filter(id -> !pool.rows().headings().contains(id))
            .collect(
                Collectors.groupingBy(
                    OrderOfBattleTest::group, TreeMap::new, Collectors.counting()));
    assertThat(printed)
        .isEqualTo(
            Map.ofEntries(
                Map.entry("capital-ship", 1L),
                Map.entry("cruiser", 2L),
                Map.entry("destroyer", 2L),
                Map.entry("landing-craft", 1L),
                Map.entry("puffer", 1L),
                Map.entry("british infantry-battalion 24th-guards-brigade", 3L),
                Map.entry("norwegian infantry-battalion 6th-brigade", 3L),
                Map.entry("norwegian infantry-battalion 7th-brigade", 2L),
                Map.entry("norwegian artillery ", 1L),
                Map.entry("german infantry-battalion ", 4L),
                Map.entry("german infantry-company 1st-mountain-battalion", 3L),
                Map.entry("german infantry-company 2nd-mountain-battalion", 3L),
                Map.entry("german infantry-company 3rd-mountain-battalion", 3L),
                Map.entry("german decoy ", 5L),
                Map.entry("british tank ", 1L),
                Map.entry("british artillery ", 2L),
                Map.entry("french infantry-battalion 27th-demi-brigade", 3L),
                Map.entry("french infantry-battalion foreign-legion-demi-brigade", 2L),
                Map.entry("french artillery ", 2L),
                Map.entry("french tank ", 2L),
                Map.entry("polish infantry-battalion 1st-polish-brigade", 4L)));
  }

  @Test
  void whoMayComeLaterTypedASecondTime() {
    DoubleEntry.chart(
        pool,
        cell -> cell ? "yes" : "no",
        """
                    | parachute
        infantry-1  | no
        infantry-2  | no
        infantry-3  | no
        infantry-4  | no
        parachute-1 | yes
        parachute-2 | yes
        parachute-3 | yes
        parachute-4 | yes
        """);
    assertThat(pool.rows().headings())
        .extracting(OrderOfBattleTest::group)
        .containsOnly("german infantry-company ");
  }

  /** HOUSE.md reckons the printed total of 106 with 38 markers of fatigue and 10 others. */
  @Test
  void R2_0_theMixFillsThePrintedNumberOfCounters() {
    long infantry =
        Narviks.PACK.counters().values().stream()
            .filter(NarvikCounter.LandUnit.class::isInstance)
            .map(NarvikCounter.LandUnit.class::cast)
            .filter(unit -> unit.kind().infantry())
            .count();
    assertThat(infantry).isEqualTo(38);
    assertThat(Narviks.PACK.counters().size() + infantry + 10).isEqualTo(106);
  }

  private static String group(String id) {
    NarvikCounter counter = Narviks.PACK.counter(id, NarvikCounter.class);
    return switch (counter) {
      case NarvikCounter.Ship ship -> ship.kind();
      case NarvikCounter.LandUnit unit ->
          "%s %s %s".formatted(word(unit.nation()), word(unit.kind()), unit.formation());
    };
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

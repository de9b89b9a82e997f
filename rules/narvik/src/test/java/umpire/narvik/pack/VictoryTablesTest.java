package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Rule;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.VictoryLevel;
import umpire.testkit.DoubleEntry;

/** The charts of victory, typed a second time. */
class VictoryTablesTest {
  private final Table<Integer> points = Narviks.PACK.table("victory-points");
  private final Table<VictoryLevel> levels = Narviks.PACK.table("victory-levels");

  @Test
  void victoryPoints() {
    DoubleEntry.chart(
        points,
        cell -> Integer.toString(cell),
        """
                                          | points
        german-unit-eliminated            | 4
        german-unit-interned              | 2
        allied-battalion-exited           | 2
        narvik-held                       | 10
        hex-1918-held                     | 5
        destroyer-damaged                 | 3
        destroyer-sunk                    | 6
        puffer-damaged                    | 1
        puffer-sunk                       | 2
        landing-craft-damaged             | 4
        landing-craft-sunk                | 8
        cruiser-damaged                   | 3
        cruiser-sunk                      | 7
        capital-ship-damaged              | 5
        capital-ship-sunk                 | 10
        battalion-or-artillery-interned   | 2
        battalion-or-artillery-eliminated | 4
        tank-interned                     | 1
        tank-eliminated                   | 2
        base-captured                     | 5
        lost-in-landing                   | 2
        attack-on-position                | 1
        attack-on-narvik                  | 2
        """);
    assertThat(points.at("cruiser-sunk", "points")).isEqualTo(7);
  }

  @Test
  void worseLossesAreNeverWorthLess() {
    for (String kind : List.of("destroyer", "puffer", "landing-craft", "cruiser", "capital-ship")) {
      assertThat(points.at(kind + "-sunk", "points"))
          .isGreaterThan(points.at(kind + "-damaged", "points"));
    }
    for (String what : List.of("german-unit", "battalion-or-artillery", "tank")) {
      assertThat(points.at(what + "-eliminated", "points"))
          .isGreaterThan(points.at(what + "-interned", "points"));
    }
  }

  @Test
  void victoryLevels() {
    DoubleEntry.chart(
        levels,
        cell -> cell.name().toLowerCase(Locale.ROOT).replace('_', '-'),
        """
                    | level
        -10 or less | allied-strategic-triumph
        -9 to -6    | allied-marginal-victory
        -5 to 5     | draw
        6 to 9      | german-marginal-victory
        10 or more  | allied-disaster
        """);
    assertThat(levels.at("0", "level")).isEqualTo(VictoryLevel.DRAW);
  }

  @ParameterizedTest
  @CsvSource({
    "-40, ALLIED_STRATEGIC_TRIUMPH",
    "-10, ALLIED_STRATEGIC_TRIUMPH",
    "-9, ALLIED_MARGINAL_VICTORY",
    "-6, ALLIED_MARGINAL_VICTORY",
    "-5, DRAW",
    "5, DRAW",
    "6, GERMAN_MARGINAL_VICTORY",
    "9, GERMAN_MARGINAL_VICTORY",
    "10, ALLIED_DISASTER",
    "40, ALLIED_DISASTER"
  })
  @Rule("25.1/r1")
  void R25_1_exactlyTenGivesTheSideItsBetterLevel(String differential, VictoryLevel level) {
    assertThat(levels.at(differential, "level")).isEqualTo(level);
  }
}

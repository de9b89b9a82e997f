package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Fraction;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.chart.WeatherResult;

/** More strength, a higher die, more air points are never worse for the one who has them. */
class MonotonicityTest {
  @Test
  void combatResultsNeverHurtTheStronger() {
    Table<Losses> table = Narviks.PACK.table("combat-results");
    eachPair(
        table.cells(),
        (less, more) -> {
          assertThat(more.attacker()).isLessThanOrEqualTo(less.attacker());
          assertThat(more.defender()).isGreaterThanOrEqualTo(less.defender());
        });
  }

  @Test
  void airNeverHurtsTheStronger() {
    Table<AirResult> table = Narviks.PACK.table("air");
    eachPair(
        table.cells(),
        (less, more) -> {
          assertThat(more.infantry()).isGreaterThanOrEqualTo(less.infantry());
          assertThat(more.naval()).isGreaterThanOrEqualTo(less.naval());
        });
  }

  @Test
  void shipsAreMissedDamagedOrSunk() {
    Table<AirResult> table = Narviks.PACK.table("air");
    assertThat(table.cells().stream().flatMap(List::stream).map(AirResult::naval))
        .contains(0, 1, 2)
        .allMatch(hits -> hits >= 0 && hits <= 2);
  }

  @Test
  void theResultOfTwoOfTheExamplesOccurs() {
    Table<Losses> table = Narviks.PACK.table("combat-results");
    assertThat(table.cells().stream().flatMap(List::stream).map(Losses::defender))
        .contains(0, 1, 2);
  }

  @Test
  void milderWeatherNeedsAHigherSum() {
    Table<WeatherResult> table = Narviks.PACK.table("weather");
    assertThat(table.cells().stream().flatMap(List::stream))
        .containsExactly(
            WeatherResult.BAD_AT_NARVIK,
            WeatherResult.BAD_AT_TRONDHEIM,
            WeatherResult.FAIR,
            WeatherResult.THAW);
  }

  @Test
  void movementIsNeverDearerInGoodWeatherNorOnARoad() {
    Table<Fraction> table = Narviks.PACK.table("movement");
    for (List<Fraction> row : table.cells()) {
      assertThat(row.get(1)).isLessThanOrEqualTo(row.get(0));
    }
    for (String season : List.of("winter", "good")) {
      assertThat(table.at("road", season)).isLessThan(table.at("clear", season));
      assertThat(table.at("clear", season)).isLessThan(table.at("mountain", season));
    }
  }

  @Test
  void harderWorkIsNeverLessTiring() {
    Table<Integer> table = Narviks.PACK.table("fatigue");
    assertThat(
            Stream.of("retreat-hex", "land-movement", "land-assault", "landing-contested")
                .map(cause -> table.at(cause, "points")))
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(table.at("landing-contested", "points"))
        .isGreaterThan(table.at("landing-unopposed", "points"));
    assertThat(table.cells().stream().flatMap(List::stream)).allMatch(points -> points > 0);
  }

  private static <T> void eachPair(
      List<List<T>> cells, java.util.function.BiConsumer<T, T> lessAndMore) {
    for (int row = 0; row < cells.size(); row++) {
      for (int column = 0; column < cells.get(row).size(); column++) {
        if (row > 0) {
          lessAndMore.accept(cells.get(row - 1).get(column), cells.get(row).get(column));
        }
        if (column > 0) {
          lessAndMore.accept(cells.get(row).get(column - 1), cells.get(row).get(column));
        }
      }
    }
  }
}

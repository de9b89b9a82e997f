package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Fraction;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Losses;
import umpire.testkit.DoubleEntry;

/** The charts of movement, fatigue and combat, typed a second time, and whence every chart is. */
class TablesTest {
  @Test
  void combatResults() {
    Table<Losses> table = Narviks.PACK.table("combat-results");
    DoubleEntry.chart(
        table,
        cell -> cell.attacker() + "/" + cell.defender(),
        """
                  | -6 or less | -5 to -3 | -2 to 0 | 1 to 3 | 4 to 6 | 7 to 10 | 11 or more
        1 or less | 3/0        | 3/0      | 2/0     | 2/0    | 1/0    | 1/1     | 1/1
        2         | 3/0        | 2/0      | 2/0     | 1/0    | 1/1    | 1/1     | 1/1
        3         | 2/0        | 2/0      | 1/0     | 1/1    | 1/1    | 1/1     | 0/2
        4         | 2/0        | 1/0      | 1/1     | 1/1    | 1/1    | 0/2     | 0/2
        5         | 1/0        | 1/1      | 1/1     | 1/2    | 0/2    | 0/2     | 0/3
        6         | 1/1        | 1/1      | 1/2     | 0/2    | 0/2    | 0/3     | 0/3
        7 or more | 1/1        | 1/1      | 0/2     | 0/2    | 0/3    | 0/3     | 0/4
        """);
    assertThat(table.at(-3, 40)).isEqualTo(new Losses(1, 1));
  }

  @Test
  void air() {
    Table<AirResult> table = Narviks.PACK.table("air");
    DoubleEntry.chart(
        table,
        cell -> cell.infantry() + "/" + cell.naval(),
        """
                   | 1 to 3 | 4 to 6 | 7 to 10 | 11 to 15 | 16 to 30
        3 or less  | 0/0    | 0/0    | 1/0     | 1/0      | 2/0
        4 to 5     | 0/0    | 1/0    | 1/0     | 2/0      | 3/1
        6 to 8     | 1/0    | 1/0    | 2/1     | 3/1      | 4/1
        9 to 10    | 1/0    | 2/1    | 3/1     | 4/1      | 5/2
        11 or more | 2/1    | 3/1    | 4/2     | 5/2      | 6/2
        """);
    assertThat(table.at(-3, 30)).isEqualTo(new AirResult(2, 0));
  }

  @Test
  void movement() {
    Table<Fraction> table = Narviks.PACK.table("movement");
    DoubleEntry.chart(
        table,
        Fraction::toString,
        """
                      | winter | good
        clear         | 2      | 1
        mountain      | 4      | 3
        road          | 1      | 1/2
        river-hexside | 1      | 1
        """);
    assertThat(table.at("mountain", "winter")).isEqualTo(Fraction.of(4));
  }

  @Test
  void fatigue() {
    Table<Integer> table = Narviks.PACK.table("fatigue");
    DoubleEntry.chart(
        table,
        cell -> Integer.toString(cell),
        """
                                 | points
        land-movement            | 2
        land-assault             | 4
        retreat-hex              | 1
        landing-unopposed        | 2
        landing-contested        | 6
        start-in-winter-mountain | 2
        """);
    assertThat(table.at("land-assault", "points")).isEqualTo(4);
  }

  @Test
  void fatigueInTheText() {
    Table<Integer> table = Narviks.PACK.table("fatigue-in-text");
    DoubleEntry.chart(
        table,
        cell -> Integer.toString(cell),
        """
                                 | points
        unsupplied-when-attacked | 6
        advance                  | -1
        share-of-a-result        | 6
        recovery                 | 8
        recovery-at-limit        | 4
        artillery-interdiction   | 2
        naval-interdiction       | 2
        air-interdiction         | 2
        """);
    assertThat(table.at("advance", "points")).isEqualTo(-1);
  }

  @Test
  void modifiers() {
    Table<Integer> table = Narviks.PACK.table("modifiers");
    DoubleEntry.chart(
        table,
        cell -> Integer.toString(cell),
        """
                                      | modifier
        assault-bad-weather-at-narvik | -1
        air-bad-weather-at-narvik     | -2
        air-emergency-support         | -2
        air-base                      | -1
        """);
    assertThat(table.at("air-base", "modifier")).isEqualTo(-1);
  }

  @Test
  void modifiersInTheText() {
    Table<Integer> table = Narviks.PACK.table("modifiers-in-text");
    DoubleEntry.chart(
        table,
        cell -> Integer.toString(cell),
        """
                        | modifier
        formation       | 1
        attacking-tank  | 1
        defending-tank  | -1
        artillery-alone | 2
        """);
    assertThat(table.at("artillery-alone", "modifier")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "combat-results, HOUSE, 15.1g",
    "air, HOUSE, 18.1",
    "movement, HOUSE, 14.1",
    "fatigue, HOUSE, 10",
    "fatigue-in-text, RULEBOOK, 10",
    "modifiers, HOUSE, 15.1g",
    "modifiers-in-text, RULEBOOK, 15.1g",
    "weather, HOUSE, 7.0",
    "random-events, RULEBOOK, 8.0",
    "secret-events, RULEBOOK, 8.1",
    "open-events, HOUSE, 8.3",
    "german-reinforcements, RULEBOOK, 30.0",
    "reinforcement-pool, HOUSE, 30.0",
    "redeployments, RULEBOOK, 31.0",
    "german-supply, RULEBOOK, 19.1",
    "naval-capabilities, HOUSE, 20.0",
    "amphibious-transport, HOUSE, 20.3",
    "victory-points, RULEBOOK, 29.0",
    "victory-levels, RULING, 25.1"
  })
  void everyChartSaysWhenceItIs(String id, String kind, String rule) {
    Table<?> table = Narviks.PACK.table(id);
    assertThat(table.provenance().kind()).hasToString(kind);
    assertThat(table.provenance().source()).contains("l.");
    assertThat(table.rule()).hasToString(rule);
    assertThat(Narviks.PACK.rules()).containsKey(table.rule());
  }

  @Test
  void noOtherChartIsInThePack() {
    assertThat(Narviks.PACK.tables()).hasSize(19);
  }
}

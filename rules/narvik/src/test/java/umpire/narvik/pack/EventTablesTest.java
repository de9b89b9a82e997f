package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.chart.WeatherResult;
import umpire.testkit.DoubleEntry;

/** The charts of weather and events, typed a second time. */
class EventTablesTest {
  @Test
  void weather() {
    Table<WeatherResult> table = Narviks.PACK.table("weather");
    DoubleEntry.chart(
        table,
        EventTablesTest::kebab,
        """
                | result
        2 to 4  | bad-at-narvik
        5 to 6  | bad-at-trondheim
        7 to 8  | fair
        9 to 12 | thaw
        """);
    assertThat(table.at("9", "result").weather()).isEqualTo(Weather.FAIR);
    assertThat(table.at("2", "result").weather()).isEqualTo(Weather.BAD_AT_NARVIK);
    assertThat(table.at("5", "result").weather()).isEqualTo(Weather.BAD_AT_TRONDHEIM);
  }

  @Test
  void whoseEvent() {
    Table<RandomEvent> table = Narviks.PACK.table("random-events");
    DoubleEntry.chart(
        table,
        EventTablesTest::kebab,
        """
               | event
        1      | allied-secret
        2 to 5 | open
        6      | german-secret
        """);
    assertThat(table.at("2", "event")).isEqualTo(RandomEvent.OPEN);
  }

  @Test
  void secretEvents() {
    Table<SecretEvent> table = Narviks.PACK.table("secret-events");
    DoubleEntry.chart(
        table,
        EventTablesTest::kebab,
        """
               | allied     | german
        1 to 3 | none       | none
        4 to 6 | evacuation | fuhrers-orders
        """);
    assertThat(table.at("4", "german")).isEqualTo(SecretEvent.FUHRERS_ORDERS);
  }

  @Test
  void openEvents() {
    Table<OpenEvent> table = Narviks.PACK.table("open-events");
    DoubleEntry.chart(
        table,
        EventTablesTest::letter,
        """
          | 1 | 2 | 3 | 4 | 5 | 6
        1 | F | - | - | - | - | -
        2 | - | - | - | - | - | A
        3 | - | A | A | A | A | G
        4 | G | G | G | G | G | G
        5 | G | G | G | G | G | G
        6 | G | G | G | 2 | 2 | N
        """);
    assertThat(table.at(3, 6).reinforces()).isTrue();
    assertThat(table.at(6, 4)).matches(OpenEvent::reinforces).matches(OpenEvent::redeploys);
    assertThat(table.at(2, 6).redeploys()).isTrue();
    assertThat(table.at(1, 1)).matches(OpenEvent::endsGame);
    assertThat(table.at(1, 2)).matches(event -> !event.endsGame() && !event.reinforces());
  }

  @Test
  void germanReinforcements() {
    Table<Arrivals> table = Narviks.PACK.table("german-reinforcements");
    DoubleEntry.chart(
        table,
        cell ->
            "%d %d %d"
                .formatted(
                    cell.replacements(), cell.infantryCompanies(), cell.parachuteCompanies()),
        """
          | arrivals
        1 | 1 0 0
        2 | 1 0 0
        3 | 1 0 0
        4 | 0 1 0
        5 | 0 0 1
        6 | 0 1 1
        """);
    assertThat(table.at("6", "arrivals")).isEqualTo(new Arrivals(0, 1, 1));
  }

  @Test
  void redeployments() {
    Table<Redeployment> table = Narviks.PACK.table("redeployments");
    DoubleEntry.chart(
        table,
        EventTablesTest::written,
        """
          | redeployment
        1 | 24th-guards-brigade, 1 artillery, 0 tanks, 0 destroyers, 0 cruisers, once
        2 | 24th-guards-brigade, 1 artillery, 1 tanks, 0 destroyers, 0 cruisers, once
        3 | foreign-legion-demi-brigade, 0 artillery, 0 tanks, 0 destroyers, 0 cruisers, once
        4 | , 0 artillery, 0 tanks, 2 destroyers, 0 cruisers, returns
        5 | , 0 artillery, 0 tanks, 0 destroyers, 0 cruisers, all large, returns
        6 | , 0 artillery, 0 tanks, 0 destroyers, 1 cruisers
        """);
    assertThat(table.at("5", "redeployment").allLargeShips()).isTrue();
  }

  @Test
  void germanSupply() {
    Table<Boolean> table = Narviks.PACK.table("german-supply");
    DoubleEntry.chart(
        table,
        cell -> cell ? "lost" : "arrive",
        """
               | arrivals-lost
        1 to 4 | arrive
        5 to 6 | lost
        """);
    assertThat(table.at("5", "arrivals-lost")).isTrue();
  }

  private static String kebab(Enum<?> cell) {
    return cell.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String letter(OpenEvent event) {
    return switch (event) {
      case NONE -> "-";
      case GERMAN_REINFORCEMENTS -> "G";
      case ALLIED_REDEPLOYMENT -> "A";
      case REINFORCEMENTS_AND_REDEPLOYMENT -> "2";
      case NEUTRALITY_PACT -> "N";
      case RELIEF_FORCE -> "F";
    };
  }

  private static String written(Redeployment cell) {
    return "%s, %d artillery, %d tanks, %d destroyers, %d cruisers%s%s%s"
        .formatted(
            cell.formation(),
            cell.artillery(),
            cell.tanks(),
            cell.destroyers(),
            cell.cruisers(),
            cell.allLargeShips() ? ", all large" : "",
            cell.once() ? ", once" : "",
            cell.returnsNextTurn() ? ", returns" : "");
  }
}

package umpire.game.operation;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.MetricTable;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** The figures at /q/metrics, held to docs/operating.md; the dashboard, held to both. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class FiguresTest {
  private static final File DASHBOARD = new File("../deploy/dashboards/umpire.json");
  private static final Pattern METRIC =
      Pattern.compile("\\b(?:umpire|http|jvm|process|system)_[a-z0-9_]+\\b");

  @Inject Adjudicator adjudicator;

  @Test
  void everyFigureOfTheTableIsReportedAfterACommandAndARefusal() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    double done = value("umpire_commands_total", "outcome=\"done\"", "game=\"narvik\"");
    double refused = value("umpire_refusals_total", "rule=\"14.1\"", "game=\"narvik\"");
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1811\"}")
        .then()
        .statusCode(422);
    twoPlayerMatch.assault().then().statusCode(200);
    assertThat(value("umpire_refusals_total", "rule=\"14.1\"", "game=\"narvik\""))
        .isEqualTo(refused + 1);
    assertThat(value("umpire_commands_total", "outcome=\"done\"", "game=\"narvik\""))
        .isEqualTo(done + 1);
    assertThat(value("umpire_commands_total", "outcome=\"refused\"", "game=\"narvik\""))
        .isPositive();
    assertThat(value("umpire_commands_total", "outcome=\"draft\"", "game=\"narvik\"")).isPositive();
    for (String adjudicator : List.of("combat", "supply")) {
      assertThat(value("umpire_adjudication_seconds_count", "adjudicator=\"" + adjudicator + "\""))
          .isPositive();
    }
    PollUntil.until("looked up", () -> value("umpire_outbox_rows") >= 0);
    MetricTable.read().holds("game-service", metrics());
  }

  @Test
  void anOpenStreamIsCountedAndOneThatEndedIsNot() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    double before = value("umpire_streams_open", "kind=\"sse\"");
    try (StreamReader stream =
        StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "")) {
      assertThat(stream.next().event()).isEqualTo("snapshot");
      assertThat(value("umpire_streams_open", "kind=\"sse\"")).isEqualTo(before + 1);
    }
    PollUntil.until("closed", () -> value("umpire_streams_open", "kind=\"sse\"") == before);
  }

  @Test
  void aStalledMatchAndAMessageThatWaitsAreCounted() {
    PollUntil.until("looked up", () -> value("umpire_matches_stalled") >= 0);
    double before = value("umpire_matches_stalled");
    adjudicator.silent(true);
    try {
      TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
      twoPlayerMatch
          .allied()
          .command(
              twoPlayerMatch.match(),
              twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
              TwoPlayerMatch.TARGET)
          .then()
          .statusCode(200);
      twoPlayerMatch
          .allied()
          .post(
              twoPlayerMatch.match(),
              "/commands",
              Client.body(
                  "unheard",
                  twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
                  List.of(twoPlayerMatch.commitment())))
          .then()
          .statusCode(202);
      PollUntil.until("asked", () -> !adjudicator.asked(twoPlayerMatch.match()).isEmpty());
      adjudicator.send(
          "supply.requested.dead-letter",
          twoPlayerMatch.match(),
          adjudicator.asked(twoPlayerMatch.match()).getFirst().text());
      PollUntil.until("stalled", () -> value("umpire_matches_stalled") > before);
    } finally {
      adjudicator.silent(false);
    }
  }

  @Test
  void theDashboardAsksForFiguresThatThereAre() throws IOException {
    JsonNode dashboard = new ObjectMapper().readTree(DASHBOARD);
    assertThat(dashboard.path("schemaVersion").asInt()).isGreaterThanOrEqualTo(39);
    assertThat(dashboard.at("/templating/list/0/type").asText()).isEqualTo("datasource");
    List<String> queries = new ArrayList<>();
    for (JsonNode panel : dashboard.path("panels")) {
      if (!panel.path("type").asText().equals("row")) {
        assertThat(panel.at("/datasource/uid").asText()).isEqualTo("${datasource}");
        assertThat(panel.path("targets").size()).as(panel.path("title").asText()).isPositive();
        panel.path("targets").forEach(target -> queries.add(target.path("expr").asText()));
      }
    }
    Set<String> asked = new HashSet<>();
    queries.forEach(
        query -> METRIC.matcher(query).results().forEach(found -> asked.add(found.group())));
    Set<String> known = new HashSet<>(MetricTable.read().names());
    metrics().lines().map(line -> line.split("[{ ]", -1)[0]).forEach(known::add);
    assertThat(known).containsAll(asked);
    Set<String> ours = new HashSet<>(asked);
    MetricTable.read()
        .rows()
        .forEach(
            row ->
                assertThat(row.names()).as("a panel shows " + row.name()).anyMatch(ours::contains));
  }

  /** The sum over all lines of a figure that hold these labels; -1 if it is no number yet. */
  private static double value(String name, String... labels) {
    double sum =
        metrics()
            .lines()
            .filter(line -> line.startsWith(name + "{"))
            .map(line -> line.split(" # ", 2)[0]) // less the trace of one that was counted
            .filter(line -> List.of(labels).stream().allMatch(line::contains))
            .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
            .sum();
    return Double.isNaN(sum) ? -1 : sum;
  }

  private static String metrics() {
    return given().get("/q/metrics").then().statusCode(200).extract().asString();
  }
}

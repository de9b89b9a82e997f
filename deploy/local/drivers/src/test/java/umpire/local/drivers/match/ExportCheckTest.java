package umpire.local.drivers.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.local.drivers.http.Api;

class ExportCheckTest {
  private static final String REPORT = "{\"die\":4}";
  private static final String EXPORT =
      """
      {"events": [
        {"revision": 1, "cause": "drawn", "type": "dealt", "event": {}},
        {"revision": 2, "cause": "chosen", "type": "answered", "event": {"decision": 1}},
        {"revision": 2, "cause": "chosen", "type": "announced", "event": {}},
        {"revision": 3, "cause": "reported", "type": "supply-tested", "event": {"report": {}}},
        {"revision": 4, "cause": "reported", "type": "assault-fought", "event": {"report": {"die":4}}},
        {"revision": 5, "cause": "chosen", "type": "answered", "event": {"decision": 2}}]}
      """;

  @Test
  void aMatchAsItWasAcknowledgedHasNoFindings() {
    assertThat(findings(EXPORT, List.of(1, 2), List.of(REPORT))).isEmpty();
  }

  @Test
  void aCommandThatIsMissingOrThereTwiceIsFound() {
    String twice =
        EXPORT.replace(
            "\"event\": {\"decision\": 2}}]}",
            "\"event\": {\"decision\": 2}},"
                + "{\"revision\": 6, \"cause\": \"chosen\", \"type\": \"answered\","
                + " \"event\": {\"decision\": 2}}]}");

    assertThat(findings(EXPORT, List.of(1, 2, 3), List.of(REPORT)))
        .contains("acknowledged were the answers to [1, 2, 3], exported are those to [1, 2]");
    assertThat(findings(twice, List.of(1, 2), List.of(REPORT)))
        .contains(
            "acknowledged were the answers to [1, 2], exported are those to [1, 2, 2]",
            "2 orders were acknowledged, 3 are exported");
  }

  @ParameterizedTest
  @CsvSource({"supply-tested, 0 events supply-tested", "assault-fought, 0 events assault-fought"})
  void aReportThatIsMissingIsFound(String type, String found) {
    assertThat(findings(EXPORT.replace(type, "nothing"), List.of(1, 2), List.of(REPORT)))
        .anyMatch(finding -> finding.startsWith(found));
  }

  @Test
  void otherDiceThanThoseOfTheLedgerAreFound() {
    assertThat(findings(EXPORT, List.of(1, 2), List.of("{\"die\":5}")))
        .anyMatch(finding -> finding.startsWith("the ledger holds [{\"die\":5}]"));
    assertThat(findings(EXPORT, List.of(1, 2), List.of(REPORT, REPORT)))
        .contains("the ledger holds 2 reports");
    assertThat(findings(EXPORT, List.of(1, 2), List.of())).contains("the ledger holds 0 reports");
  }

  private static final List<AcknowledgedOrder> FLOWN =
      List.of(
          new AcknowledgedOrder(
              "german",
              List.of(
                  Api.JSON.createObjectNode().put("type", "fly"),
                  Api.JSON.createObjectNode().put("type", "to"))));

  private static final String WHOLE =
      """
      {"events": [
        {"revision": 2, "cause": "chosen", "type": "answered", "event": {"decision": 1},
         "input": {"seat": "german", "commands": [{"type": "fly"}, {"type": "to"}]}},
        {"revision": 3, "cause": "reported", "type": "supply-tested", "event": {"question": 1, "report": {}}},
        {"revision": 3, "cause": "reported", "type": "combat-asked", "event": {"question": 2, "brief": {}}},
        {"revision": 4, "cause": "reported", "type": "raid-flown", "event": {"question": 2, "draw": 1, "report": {"die":4}}},
        {"revision": 5, "cause": "reported", "type": "raid-flown", "event": {"question": 3, "draw": 2, "report": {"die":4}}}]}
      """;

  @Test
  void aWholeMatchMayHaveAnyNumberOfReports() {
    assertThat(whole(WHOLE, FLOWN, List.of(REPORT, REPORT))).isEmpty();
    assertThat(whole(WHOLE, FLOWN, List.of(REPORT)))
        .containsExactly("2 reports of combat are exported, the ledger holds 1");
    assertThat(whole(WHOLE, FLOWN, List.of(REPORT, "{\"die\":5}")))
        .containsExactly("a report of the ledger is not exported: {\"die\":5}");
    assertThat(
            whole(
                WHOLE.replace("\"question\": 3", "\"question\": 2"),
                FLOWN,
                List.of(REPORT, REPORT)))
        .containsExactly("the questions that were reported on are [1, 2, 2]");
  }

  @Test
  void anOrderThatIsMissingOrThereTwiceOrOtherwiseIsFound() {
    List<String> ledger = List.of(REPORT, REPORT);
    List<AcknowledgedOrder> twice = List.of(FLOWN.getFirst(), FLOWN.getFirst());
    List<AcknowledgedOrder> less =
        List.of(new AcknowledgedOrder("german", FLOWN.getFirst().commands().subList(0, 1)));
    List<AcknowledgedOrder> another =
        List.of(new AcknowledgedOrder("allied", FLOWN.getFirst().commands()));
    for (List<AcknowledgedOrder> orders :
        List.of(List.<AcknowledgedOrder>of(), twice, less, another)) {
      assertThat(whole(WHOLE, orders, ledger))
          .singleElement()
          .asString()
          .startsWith(orders.size() + " orders were acknowledged, 1 are exported; from number");
    }
  }

  @Test
  void ofAWatchedMatchADecisionThatIsAnsweredTwiceIsFound() {
    String twice =
        WHOLE.replace("\"cause\": \"reported\", \"type\": \"combat-asked\"", "\"type\": \"x\"");
    assertThat(watched(twice)).isEmpty();
    assertThat(
            watched(
                twice.replace(
                    "\"type\": \"x\", \"event\": {",
                    "\"type\": \"answered\", \"event\": {\"decision\": 1, ")))
        .containsExactly("a decision is answered more than once: [1, 1]");
  }

  private static List<String> watched(String export) {
    try {
      return new ExportCheck(Api.JSON.readTree(export))
          .findingsOfAWatchedMatch(List.of(REPORT, REPORT));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> whole(
      String export, List<AcknowledgedOrder> orders, List<String> ledger) {
    try {
      return new ExportCheck(Api.JSON.readTree(export)).findingsOfAWholeMatch(orders, ledger);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> findings(
      String export, List<Integer> decisions, List<String> ledger) {
    try {
      return new ExportCheck(Api.JSON.readTree(export)).findings(decisions, ledger);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}

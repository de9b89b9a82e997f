package umpire.local.drivers.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import umpire.local.drivers.http.Api;

/** The export of a match held against what was acknowledged and against combat-service's ledger. */
final class ExportCheck {
  private final JsonNode export;
  private final List<String> findings = new ArrayList<>();

  ExportCheck(JsonNode export) {
    this.export = export;
  }

  /**
   * What is not as it must be.
   *
   * @param decisions whose answers were acknowledged, in order
   * @param ledger the reports that combat-service keeps of the match
   */
  List<String> findings(List<Integer> decisions, List<String> ledger) {
    everyCommandOnce(decisions);
    oneReportOfEachQuestion();
    sameDiceAsTheLedger(ledger);
    return List.copyOf(findings);
  }

  /**
   * The same of a match of any length and any game.
   *
   * @param orders that were acknowledged, in order
   * @param ledger the reports that combat-service keeps of the match
   */
  List<String> findingsOfAWholeMatch(List<AcknowledgedOrder> orders, List<String> ledger) {
    everyOrderOnce(orders);
    everyReportOnce(ledger);
    return List.copyOf(findings);
  }

  /**
   * The same of a match that others played, whose acknowledgements are not known.
   *
   * @param ledger the reports that combat-service keeps of the match
   */
  List<String> findingsOfAWatchedMatch(List<String> ledger) {
    List<Integer> answered = answered();
    require(
        Set.copyOf(answered).size() == answered.size(),
        "a decision is answered more than once: " + answered);
    everyReportOnce(ledger);
    return List.copyOf(findings);
  }

  private void everyReportOnce(List<String> ledger) {
    List<Integer> questions = new ArrayList<>();
    List<JsonNode> reports = new ArrayList<>();
    int traced = 0;
    for (JsonNode event : export.path("events")) {
      if (event.path("event").has("report") && event.path("event").has("question")) {
        questions.add(event.at("/event/question").asInt());
        reports.add(event.at("/event/report"));
        // Supply throws no dice, and keeps no ledger.
        traced += event.path("event").has("draw") ? 0 : 1;
      }
    }
    require(
        questions.equals(IntStream.rangeClosed(1, questions.size()).boxed().toList()),
        "the questions that were reported on are " + questions);
    require(
        ledger.size() == questions.size() - traced,
        "%d reports of combat are exported, the ledger holds %d"
            .formatted(questions.size() - traced, ledger.size()));
    for (String kept : ledger) {
      require(reports.remove(json(kept)), "a report of the ledger is not exported: " + kept);
    }
  }

  /** What was put to the rules is what was acknowledged, command by command, and nothing else. */
  private void everyOrderOnce(List<AcknowledgedOrder> orders) {
    List<AcknowledgedOrder> exported = new ArrayList<>();
    for (JsonNode event : export.path("events")) {
      if (event.has("input")) {
        List<JsonNode> commands = event.at("/input/commands").valueStream().toList();
        exported.add(new AcknowledgedOrder(event.at("/input/seat").asText(), commands));
      }
    }
    int same = 0;
    while (same < Math.min(orders.size(), exported.size())
        && orders.get(same).equals(exported.get(same))) {
      same++;
    }
    require(
        same == orders.size() && same == exported.size(),
        "%d orders were acknowledged, %d are exported; from number %d on they differ: %s and %s"
            .formatted(
                orders.size(),
                exported.size(),
                same + 1,
                from(orders, same),
                from(exported, same)));
  }

  private static List<AcknowledgedOrder> from(List<AcknowledgedOrder> orders, int first) {
    return orders.subList(first, Math.min(orders.size(), first + 1));
  }

  /** An order makes one revision, and answers its decision once. */
  private void everyCommandOnce(List<Integer> decisions) {
    TreeSet<Integer> revisions = new TreeSet<>();
    for (JsonNode event : export.path("events")) {
      if (event.path("cause").asText().equals("chosen")) {
        revisions.add(event.path("revision").asInt());
      }
    }
    List<Integer> answered = answered();
    require(
        answered.equals(decisions),
        "acknowledged were the answers to " + decisions + ", exported are those to " + answered);
    require(
        revisions.size() == decisions.size(),
        decisions.size() + " orders were acknowledged, " + revisions.size() + " are exported");
  }

  /** The decisions that were answered, in order, where the game records their numbers. */
  private List<Integer> answered() {
    List<Integer> answered = new ArrayList<>();
    for (JsonNode event : export.path("events")) {
      if (event.path("type").asText().equals("answered") && event.path("event").has("decision")) {
        answered.add(event.at("/event/decision").asInt());
      }
    }
    return answered;
  }

  private void oneReportOfEachQuestion() {
    for (String type : List.of("supply-tested", "assault-fought")) {
      int count = reports(type).size();
      require(count == 1, count + " events " + type + " are exported");
    }
  }

  private void sameDiceAsTheLedger(List<String> kept) {
    require(kept.size() == 1, "the ledger holds " + kept.size() + " reports");
    for (JsonNode report : reports("assault-fought")) {
      require(
          kept.stream().allMatch(text -> json(text).equals(report)),
          "the ledger holds " + kept + ", exported is " + report);
    }
  }

  private List<JsonNode> reports(String type) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode event : export.path("events")) {
      if (event.path("type").asText().equals(type)) {
        found.add(event.at("/event/report"));
      }
    }
    return found;
  }

  private static JsonNode json(String text) {
    try {
      return Api.JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new Api.Unexpected("the ledger holds what is no JSON: " + e.getOriginalMessage());
    }
  }

  private void require(boolean holds, String otherwise) {
    if (!holds) {
      findings.add(otherwise);
    }
  }
}

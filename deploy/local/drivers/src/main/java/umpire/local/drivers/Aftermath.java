package umpire.local.drivers;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What must be true of a match that is over, whatever was killed while it was played. */
final class Aftermath {
  private final Contest contest;
  private final Database battles;
  private final DiceVerifier verifier;
  private final List<String> findings = new ArrayList<>();

  Aftermath(Contest contest, Database battles, DiceVerifier verifier) {
    this.contest = contest;
    this.battles = battles;
    this.verifier = verifier;
  }

  /** What is not as it must be. */
  List<String> findings() {
    JsonNode export = contest.export();
    everyCommandOnce(export);
    oneReportOfEachQuestion(export);
    sameDiceAsTheLedger(export);
    for (Api.Person person : contest.people()) {
      numbersWithoutGaps(person);
    }
    for (Contest.Sent sent : contest.acknowledged()) {
      sameOutcomeAgain(sent);
    }
    require(contest.export().equals(export), "repeated commands changed the export");
    findings.addAll(verifier.complaints(export, contest.commitment()));
    return findings;
  }

  /** An order makes one revision, and answers its decision once. */
  private void everyCommandOnce(JsonNode export) {
    TreeSet<Integer> revisions = new TreeSet<>();
    List<Integer> answered = new ArrayList<>();
    for (JsonNode event : export.path("events")) {
      if (event.path("cause").asText().equals("chosen")) {
        revisions.add(event.path("revision").asInt());
      }
      if (event.path("type").asText().equals("answered")) {
        answered.add(event.at("/event/decision").asInt());
      }
    }
    List<Integer> decisions =
        contest.acknowledged().stream()
            .filter(sent -> !sent.draft())
            .map(Contest.Sent::decision)
            .toList();
    require(
        answered.equals(decisions),
        "acknowledged were the answers to " + decisions + ", exported are those to " + answered);
    require(
        revisions.size() == decisions.size(),
        decisions.size() + " orders were acknowledged, " + revisions.size() + " are exported");
  }

  private void oneReportOfEachQuestion(JsonNode export) {
    for (String type : List.of("supply-tested", "assault-fought")) {
      int count = reports(export, type).size();
      require(count == 1, count + " events " + type + " are exported");
    }
  }

  private void sameDiceAsTheLedger(JsonNode export) {
    List<String> kept = battles.ask("select report from battle where match = ?", contest.id());
    require(kept.size() == 1, "the ledger holds " + kept.size() + " reports");
    for (JsonNode report : reports(export, "assault-fought")) {
      require(
          kept.stream().allMatch(text -> json(text).equals(report)),
          "the ledger holds " + kept + ", exported is " + report);
    }
  }

  private static List<JsonNode> reports(JsonNode export, String type) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode event : export.path("events")) {
      if (event.path("type").asText().equals(type)) {
        found.add(event.at("/event/report"));
      }
    }
    return found;
  }

  private void numbersWithoutGaps(Api.Person person) {
    int last = 0;
    for (JsonNode event : contest.events(person)) {
      last++;
      require(
          event.path("seq").asInt() == last,
          person.name() + " sees event " + event.path("seq") + " in place of " + last);
    }
  }

  /** A repetition is answered with what is known now: what was told then, and what followed. */
  private void sameOutcomeAgain(Contest.Sent sent) {
    Answer once = contest.repeat(sent.by(), sent.body(), Duration.ZERO);
    Answer twice = contest.repeat(sent.by(), sent.body(), Duration.ZERO);
    require(once.status() == 200, "a repetition was answered " + once);
    require(once.equals(twice), "two repetitions differ: " + once + " and " + twice);
    JsonNode now = once.body().path("events");
    JsonNode then = sent.answer().body().path("events");
    require(
        now.size() >= then.size(), "a repetition tells fewer events than the acknowledgement did");
    for (int i = 0; i < Math.min(then.size(), now.size()); i++) {
      require(
          then.get(i).equals(now.get(i)),
          "a repetition tells " + now.get(i) + " instead of " + then.get(i));
    }
    require(
        once.body().path("left").equals(sent.answer().body().path("left")),
        "a repetition leaves other commands over");
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

package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

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
    List<Integer> decisions =
        contest.acknowledged().stream()
            .filter(sent -> !sent.draft())
            .map(Contest.Sent::decision)
            .toList();
    return findings((exported, ledger) -> exported.findings(decisions, ledger));
  }

  /** The same of a match of any length. */
  List<String> findingsOfAWholeMatch() {
    return findings((exported, ledger) -> exported.findingsOfAWholeMatch(contest.orders(), ledger));
  }

  /** How an export is held against what was acknowledged and the ledger. */
  private interface Comparison {
    List<String> of(Exported exported, List<String> ledger);
  }

  private List<String> findings(Comparison comparison) {
    JsonNode export = contest.export();
    List<String> kept = battles.ask("select report from battle where match = ?", contest.id());
    findings.addAll(comparison.of(new Exported(export), kept));
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

  private void require(boolean holds, String otherwise) {
    if (!holds) {
      findings.add(otherwise);
    }
  }
}

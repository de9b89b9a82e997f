package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.stack.DatabaseProbe;

/** What must be true of a match that is over, whichever process was killed while it was played. */
public final class EndOfMatchChecks {
  private final PlayedMatch playedMatch;
  private final DatabaseProbe battles;
  private final DiceVerifier verifier;
  private final List<String> findings = new ArrayList<>();

  public EndOfMatchChecks(PlayedMatch playedMatch, DatabaseProbe battles, DiceVerifier verifier) {
    this.playedMatch = playedMatch;
    this.battles = battles;
    this.verifier = verifier;
  }

  /** What is not as it must be. */
  public List<String> findings() {
    List<Integer> decisions =
        playedMatch.acknowledged().stream()
            .filter(sent -> !sent.draft())
            .map(PlayedMatch.Sent::decision)
            .toList();
    return findings((exportCheck, ledger) -> exportCheck.findings(decisions, ledger));
  }

  /** The same of a match of any length. */
  public List<String> findingsOfAWholeMatch() {
    return findings(
        (exportCheck, ledger) -> exportCheck.findingsOfAWholeMatch(playedMatch.orders(), ledger));
  }

  /** How an export is held against what was acknowledged and the ledger. */
  private interface Comparison {
    List<String> of(ExportCheck exportCheck, List<String> ledger);
  }

  private List<String> findings(Comparison comparison) {
    JsonNode export = playedMatch.export();
    List<String> kept = battles.ask("select report from battle where match = ?", playedMatch.id());
    findings.addAll(comparison.of(new ExportCheck(export), kept));
    for (Api.Person person : playedMatch.people()) {
      numbersWithoutGaps(person);
    }
    for (PlayedMatch.Sent sent : playedMatch.acknowledged()) {
      sameOutcomeAgain(sent);
    }
    require(playedMatch.export().equals(export), "repeated commands changed the export");
    findings.addAll(verifier.complaints(export, playedMatch.commitment()));
    return findings;
  }

  private void numbersWithoutGaps(Api.Person person) {
    int last = 0;
    for (JsonNode event : playedMatch.events(person)) {
      last++;
      require(
          event.path("seq").asInt() == last,
          person.name() + " sees event " + event.path("seq") + " in place of " + last);
    }
  }

  /**
   * A repetition is answered with what is known now: what the first answer said, and what followed.
   */
  private void sameOutcomeAgain(PlayedMatch.Sent sent) {
    HttpAnswer once = playedMatch.repeat(sent.by(), sent.body(), Duration.ZERO);
    HttpAnswer twice = playedMatch.repeat(sent.by(), sent.body(), Duration.ZERO);
    require(once.status() == 200, "a repetition was answered " + once);
    require(once.equals(twice), "two repetitions differ: " + once + " and " + twice);
    JsonNode now = once.body().path("events");
    JsonNode then = sent.answer().body().path("events");
    require(
        now.size() >= then.size(),
        "a repetition returns fewer events than the acknowledgement did");
    for (int i = 0; i < Math.min(then.size(), now.size()); i++) {
      require(
          then.get(i).equals(now.get(i)),
          "a repetition returns " + now.get(i) + " instead of " + then.get(i));
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

package umpire.local.drivers.recovery;

import java.util.List;
import java.util.Locale;

/**
 * One run of verify kills --kind matches.
 *
 * @param number from 1
 * @param victim what was killed
 * @param players who played
 * @param moment when it was killed, in words
 * @param away how long it was until the victim served again, in s
 * @param toTheEnd from then until the match was over, in s
 * @param outcome how the match ended
 * @param findings what was wrong
 */
record KillRun(
    int number,
    String victim,
    String players,
    String moment,
    double away,
    double toTheEnd,
    String outcome,
    List<String> findings) {
  static final List<String> HEAD =
      List.of(
          "| run | killed | who plays | when | serves again after, s | then to the end, s | outcome | findings |",
          "|---|---|---|---|---|---|---|---|");

  KillRun {
    findings = List.copyOf(findings);
  }

  /** One that broke before it came to its end. */
  static KillRun broken(int number, String victim, String why) {
    return new KillRun(
        number, victim, "", "", 0, 0, "broke", List.of("run " + number + " broke: " + why));
  }

  /** As a line on the screen. */
  String line(int of) {
    return String.format(
        Locale.ROOT,
        "kills: run %d of %d, %s play, %s killed %s, back after %.1f s, %.1f s more to %s: %d findings",
        number,
        of,
        players,
        victim,
        moment,
        away,
        toTheEnd,
        outcome,
        findings.size());
  }

  /** As a row of the report. */
  String row() {
    return String.format(
        Locale.ROOT,
        "| %d | %s | %s | %s | %.1f | %.1f | %s | %s |",
        number,
        victim,
        players,
        moment,
        away,
        toTheEnd,
        outcome,
        findings.isEmpty() ? "0" : String.join("; ", findings).replace('|', '/'));
  }
}

package umpire.arena.verify;

import java.util.List;

/**
 * What came of many runs.
 *
 * @param name of the check
 * @param runs how many
 * @param findings what is wrong, each with its seed and how to see it again
 * @param text the summary, in Markdown
 */
public record CheckResult(String name, int runs, List<String> findings, String text) {
  public CheckResult {
    findings = List.copyOf(findings);
  }

  /** The summary and, as its last line, the count. */
  public String whole() {
    return "%s%n%s: %d runs, %d findings%n".formatted(text, name, runs, findings.size());
  }

  /** A finding, and the command that shows it again. */
  static String finding(String what, String check, RunSetup runSetup, long seed) {
    return "%s%n  again: ./umpire verify %s %s"
        .formatted(what, check, runSetup.order().again(seed).words());
  }
}

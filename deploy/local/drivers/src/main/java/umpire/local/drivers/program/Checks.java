package umpire.local.drivers.program;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Checks of one kind, one after the other: each is printed with its time, or becomes a finding. */
public final class Checks {
  private final String kind;
  private final PrintStream out;
  private final List<String> findings = new ArrayList<>();
  private int runs;

  /**
   * None yet.
   *
   * @param kind what each line begins with
   */
  public Checks(String kind, PrintStream out) {
    this.kind = kind;
    this.out = out;
  }

  /** Runs one; what it throws is the finding. */
  public void check(String what, Runnable check) {
    runs++;
    long begun = System.nanoTime();
    try {
      check.run();
      out.printf("%s: %s: %d ms%n", kind, what, (System.nanoTime() - begun) / 1_000_000);
    } catch (RuntimeException broken) {
      findings.add(what + ": " + broken);
      out.println("  finding: " + what + ": " + broken);
    }
  }

  /** The one that runs cannot be done here, and does not count. */
  public void notHere(String why) {
    runs--;
    out.println("  " + why + ": not checked");
  }

  /** How many there were, and what was found. */
  public CheckResult result() {
    return new CheckResult(runs, List.copyOf(findings));
  }
}

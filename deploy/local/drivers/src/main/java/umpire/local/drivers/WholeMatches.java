package umpire.local.drivers;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;

/**
 * verify kills --kind matches: whole matches over HTTP, during each of which one process, drawn by
 * lot, is killed at a moment drawn by lot and started again, while both players play on.
 */
final class WholeMatches {
  /** The shortest scenario that has everything: land, sea and air, supply, events, hidden units. */
  private static final String SCENARIO = "first-shots";

  private static final Duration LONGEST = Duration.ofMinutes(5);

  /** The shortest matches have about twenty orders, most of them fifty and more. */
  private static final int LATEST = 50;

  private static final int LONGEST_PAUSE_MS = 300;

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final String password;

  private WholeMatches(Stack stack, DiceVerifier verifier, PrintStream out, String password) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.out = out;
    this.password = password;
  }

  /** Starts a stack of its own, plays, and stops it. */
  static Kills.Result run(Arguments arguments, PrintStream out) throws IOException {
    try (OwnStack own = OwnStack.make(out)) {
      Stack stack = own.stack();
      out.println("kills: a stack of its own in " + stack.home());
      DiceVerifier verifier = DiceVerifier.of(stack.root());
      out.println("kills: up after " + stack.up().took().toSeconds() + " s");
      String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
      Kills.Result result = new WholeMatches(stack, verifier, out, password).all(arguments);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  /** What became of a run. */
  private record Outcome(String what, List<String> findings) {}

  private Kills.Result all(Arguments arguments) {
    List<String> findings = new ArrayList<>();
    int runs = arguments.runsOr(20);
    for (int run = 1; run <= runs; run++) {
      long begun = System.nanoTime();
      Outcome outcome = one(run, new Random(31 * arguments.seed() + run));
      findings.addAll(outcome.findings());
      outcome.findings().forEach(finding -> out.println("  finding: " + finding));
      out.printf(
          "kills: run %d of %d, %s: %d findings, %d s%n",
          run,
          runs,
          outcome.what(),
          outcome.findings().size(),
          (System.nanoTime() - begun) / 1_000_000_000);
    }
    for (String letters : new Topics(stack.kafka()).deadLetters()) {
      findings.add("dead letters in " + letters);
      out.println("  finding: dead letters in " + letters);
    }
    return new Kills.Result(runs, findings);
  }

  private Outcome one(int run, RandomGenerator random) {
    String victim = Stack.ALL.get(random.nextInt(Stack.ALL.size()));
    int after = random.nextInt(1, LATEST);
    try {
      return played(run, victim, after, random);
    } catch (RuntimeException broken) {
      return new Outcome("killing " + victim, List.of("run " + run + " broke: " + broken));
    }
  }

  private Outcome played(int run, String victim, int after, RandomGenerator random) {
    Contest contest =
        Contest.open(
            api,
            api.signUp("ann-" + run + "-" + after, password),
            api.signUp("bert-" + run + "-" + after, password),
            SCENARIO);
    Lot lot = new Lot(new Random(random.nextLong()));
    int pause = random.nextInt(LONGEST_PAUSE_MS);
    CompletableFuture<Void> playing =
        CompletableFuture.runAsync(() -> contest.playOn(lot::command, LONGEST));
    Wait.until("order " + after, LONGEST, () -> contest.sofar() >= after || playing.isDone());
    if (playing.isDone()) {
      playing.join();
      // It was over before the blow: another match, and an earlier one.
      return played(run, victim, after / 2, random);
    }
    LockSupport.parkNanos(pause * 1_000_000L);
    stack.kill(victim);
    int killed = contest.sofar();
    stack.start(victim);
    playing.join();
    String what =
        "%s killed after order %d of %d, %s"
            .formatted(victim, killed, contest.sofar(), ended(contest));
    Database battles = new Database(stack.database("combat"));
    List<String> findings =
        new Aftermath(contest, battles, verifier)
            .findingsOfAWholeMatch().stream()
                .map(finding -> "match " + contest.id() + ": " + finding)
                .toList();
    return new Outcome(what, findings);
  }

  private String ended(Contest contest) {
    return api.good(api.get(contest.path(""), contest.first().token()))
        .at("/outcome/level")
        .asText();
  }
}

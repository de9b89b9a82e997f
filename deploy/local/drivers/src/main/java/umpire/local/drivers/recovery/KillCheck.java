package umpire.local.drivers.recovery;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.EndOfMatchChecks;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/** verify kills: matches over HTTP during which processes are killed, each at a known moment. */
public final class KillCheck {
  private static final Duration REPETITION = Duration.ofSeconds(30);

  private static final List<KillPoint> POINTS = List.of(KillPoint.values());

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final String password;

  private KillCheck(Stack stack, DiceVerifier verifier, PrintStream out, String password) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.out = out;
    this.password = password;
  }

  /** Starts a stack of its own, plays, and stops it. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("kills: a stack of its own in " + stack.home());
      DiceVerifier verifier = DiceVerifier.of(stack.root());
      out.println("kills: up after " + stack.up().took().toSeconds() + " s");
      String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
      CheckResult result = new KillCheck(stack, verifier, out, password).all(arguments);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all(Arguments arguments) {
    List<String> findings = new ArrayList<>();
    int runs = arguments.runsOr(POINTS.size());
    for (int run = 1; run <= runs; run++) {
      KillPoint killPoint = POINTS.get((run - 1) % POINTS.size());
      long begun = System.nanoTime();
      List<String> found = one(run, killPoint, new Random(arguments.seed() + run));
      found.forEach(
          finding -> {
            findings.add(killPoint.words() + ": " + finding);
            out.println("  finding: " + finding);
          });
      out.printf(
          "kills: run %d of %d, %s: %d findings, %d s%n",
          run, runs, killPoint.words(), found.size(), (System.nanoTime() - begun) / 1_000_000_000);
    }
    stack
        .topics()
        .deadLetters()
        .forEach(
            letters -> {
              findings.add("dead letters in " + letters);
              out.println("  finding: dead letters in " + letters);
            });
    return new CheckResult(runs, findings);
  }

  private List<String> one(int run, KillPoint killPoint, RandomGenerator random) {
    PlayedMatch playedMatch;
    try {
      playedMatch =
          PlayedMatch.open(
              api, api.signUp("ann-" + run, password), api.signUp("bert-" + run, password));
    } catch (RuntimeException broken) {
      return List.of("no match could be opened: " + broken);
    }
    try {
      return strike(playedMatch, killPoint, random);
    } catch (RuntimeException broken) {
      return List.of("match " + playedMatch.id() + ": " + broken);
    }
  }

  private List<String> strike(
      PlayedMatch playedMatch, KillPoint killPoint, RandomGenerator random) {
    int decision = playedMatch.decision(playedMatch.first()).at("/decision/id").asInt();
    boolean drafted = random.nextBoolean();
    if (drafted) {
      PlayedMatch.Sent _ =
          playedMatch.send(
              playedMatch.first(),
              playedMatch.body(decision, SampleBattle.target()),
              Duration.ZERO);
    }
    ObjectNode body =
        drafted
            ? playedMatch.body(decision, SampleBattle.some(random))
            : playedMatch.body(decision, SampleBattle.target(), SampleBattle.some(random));
    List<CompletableFuture<HttpAnswer>> repetitions = new ArrayList<>();
    new KillAtPoint(
            stack,
            playedMatch,
            () -> {
              PlayedMatch.Sent _ = playedMatch.send(playedMatch.first(), body, Duration.ZERO);
              // The same once more, which waits for the reports while things are being killed.
              repetitions.add(
                  CompletableFuture.supplyAsync(
                      () -> playedMatch.repeat(playedMatch.first(), body, REPETITION)));
            })
        .at(killPoint);
    if (killPoint == KillPoint.LOBBY_IN_BETWEEN) {
      Api.Person again = api.signIn(playedMatch.first().name(), password);
      JsonNode _ = playedMatch.decision(again);
    }
    List<String> findings = new ArrayList<>(refused(repetitions));
    playedMatch.playOn();
    DatabaseProbe battles = stack.database("combat");
    findings.addAll(new EndOfMatchChecks(playedMatch, battles, verifier).findings());
    return findings;
  }

  private static List<String> refused(List<CompletableFuture<HttpAnswer>> repetitions) {
    return repetitions.stream()
        .map(CompletableFuture::join)
        .filter(httpAnswer -> httpAnswer.status() != 200)
        .map(httpAnswer -> "the repetition that waited was answered " + httpAnswer)
        .toList();
  }
}

package umpire.local.drivers;

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

/** verify kills: matches over HTTP during which processes are killed, each at a known moment. */
final class Kills {
  private static final Duration REPETITION = Duration.ofSeconds(30);

  private static final List<Point> POINTS = List.of(Point.values());

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final String password;

  private Kills(Stack stack, DiceVerifier verifier, PrintStream out, String password) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.out = out;
    this.password = password;
  }

  /** How many runs there were, and what was wrong. */
  record Result(int runs, List<String> findings) {}

  /** Starts a stack of its own, plays, and stops it. */
  static Result run(Arguments arguments, PrintStream out) throws IOException {
    try (OwnStack own = OwnStack.make(out)) {
      Stack stack = own.stack();
      out.println("kills: a stack of its own in " + stack.home());
      DiceVerifier verifier = DiceVerifier.of(stack.root());
      out.println("kills: up after " + stack.up().took().toSeconds() + " s");
      String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
      Result result = new Kills(stack, verifier, out, password).all(arguments);
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private Result all(Arguments arguments) {
    List<String> findings = new ArrayList<>();
    int runs = arguments.runsOr(POINTS.size());
    for (int run = 1; run <= runs; run++) {
      Point point = POINTS.get((run - 1) % POINTS.size());
      long begun = System.nanoTime();
      List<String> found = one(run, point, new Random(arguments.seed() + run));
      found.forEach(
          finding -> {
            findings.add(point.words() + ": " + finding);
            out.println("  finding: " + finding);
          });
      out.printf(
          "kills: run %d of %d, %s: %d findings, %d s%n",
          run, runs, point.words(), found.size(), (System.nanoTime() - begun) / 1_000_000_000);
    }
    stack
        .topics()
        .deadLetters()
        .forEach(
            letters -> {
              findings.add("dead letters in " + letters);
              out.println("  finding: dead letters in " + letters);
            });
    return new Result(runs, findings);
  }

  private List<String> one(int run, Point point, RandomGenerator random) {
    Contest contest;
    try {
      contest =
          Contest.open(
              api, api.signUp("ann-" + run, password), api.signUp("bert-" + run, password));
    } catch (RuntimeException broken) {
      return List.of("no match could be opened: " + broken);
    }
    try {
      return strike(contest, point, random);
    } catch (RuntimeException broken) {
      return List.of("match " + contest.id() + ": " + broken);
    }
  }

  private List<String> strike(Contest contest, Point point, RandomGenerator random) {
    int decision = contest.decision(contest.first()).at("/decision/id").asInt();
    boolean drafted = random.nextBoolean();
    if (drafted) {
      Contest.Sent _ =
          contest.send(contest.first(), contest.body(decision, Assault.target()), Duration.ZERO);
    }
    ObjectNode body =
        drafted
            ? contest.body(decision, Assault.some(random))
            : contest.body(decision, Assault.target(), Assault.some(random));
    List<CompletableFuture<Answer>> impatient = new ArrayList<>();
    new Strike(
            stack,
            contest,
            () -> {
              Contest.Sent _ = contest.send(contest.first(), body, Duration.ZERO);
              // The same once more, which waits for the reports while things are being killed.
              impatient.add(
                  CompletableFuture.supplyAsync(
                      () -> contest.repeat(contest.first(), body, REPETITION)));
            })
        .at(point);
    if (point == Point.LOBBY_IN_BETWEEN) {
      Api.Person again = api.signIn(contest.first().name(), password);
      JsonNode _ = contest.decision(again);
    }
    List<String> findings = new ArrayList<>();
    impatient.stream()
        .map(CompletableFuture::join)
        .filter(answer -> answer.status() != 200)
        .forEach(answer -> findings.add("the repetition that waited was answered " + answer));
    contest.playOn();
    Database battles = stack.database("combat");
    findings.addAll(new Aftermath(contest, battles, verifier).findings());
    return findings;
  }
}

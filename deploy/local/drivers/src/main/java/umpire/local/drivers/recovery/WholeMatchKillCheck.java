package umpire.local.drivers.recovery;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.BackgroundMatch;
import umpire.local.drivers.match.BotMatch;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.ImportCheck;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomPlayersMatch;
import umpire.local.drivers.match.SampleMatch;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify kills --kind matches: whole matches over HTTP, during each of which one process, drawn by
 * lot, is killed at a moment drawn by lot and started again, while both players play on. Where the
 * bots are killed, it is their match. Each export is imported again in the end.
 */
public final class WholeMatchKillCheck {
  private static final List<String> PLAYING_BOTS = List.of("bot:greedy", "bot:random");
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final int LONGEST_PAUSE_MS = 300;

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final String password;
  private final SampleMatch people;
  private final SampleMatch bots;
  private final int runs;
  private final long seed;

  private WholeMatchKillCheck(
      Stack stack,
      DiceVerifier verifier,
      PrintStream out,
      String password,
      SampleMatch people,
      SampleMatch bots,
      Arguments arguments) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.out = out;
    this.password = password;
    this.people = people;
    this.bots = bots;
    this.runs = arguments.runsOr(20);
    this.seed = arguments.seed();
  }

  /** Starts a stack of its own, plays, and stops it. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    SampleMatch people = SampleMatch.ofPeople(arguments.game());
    SampleMatch bots = SampleMatch.ofBots(arguments.game());
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("kills: a stack of its own in " + stack.home());
      DiceVerifier verifier = DiceVerifier.of(stack.root());
      out.println("kills: up after " + stack.up().took().toSeconds() + " s");
      String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
      CheckResult result =
          new WholeMatchKillCheck(stack, verifier, out, password, people, bots, arguments).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    RunReport report =
        new RunReport(
            "verify kills --kind matches --game %s --runs %d --seed %d"
                .formatted(people.table().game(), runs, seed));
    List<String> findings = new ArrayList<>();
    List<String> lines = new ArrayList<>(List.of(""));
    lines.addAll(KillRun.HEAD);
    List<String> victims = victims(runs, seed);
    for (int run = 1; run <= runs; run++) {
      KillRun done = one(run, victims.get(run - 1), new Random(31 * seed + run));
      findings.addAll(done.findings());
      lines.add(done.row());
      out.println(done.line(runs));
      done.findings().forEach(finding -> out.println("  finding: " + finding));
    }
    for (String letters : stack.topics().deadLetters()) {
      findings.add("dead letters in " + letters);
      out.println("  finding: dead letters in " + letters);
    }
    out.print(report.text("Kills in whole matches", lines));
    return new CheckResult(runs, findings);
  }

  /** Who is killed in which run: all in turn, each time in another order. */
  static List<String> victims(int runs, long seed) {
    Random random = new Random(seed);
    List<String> victims = new ArrayList<>();
    while (victims.size() < runs) {
      List<String> all = new ArrayList<>(Stack.ALL);
      all.add(Stack.BOTS);
      Collections.shuffle(all, random);
      victims.addAll(all);
    }
    return victims.subList(0, runs);
  }

  private KillRun one(int run, String victim, RandomGenerator random) {
    try {
      return played(run, victim, random, random.nextDouble());
    } catch (RuntimeException broken) {
      return KillRun.broken(run, victim, broken.toString());
    }
  }

  private KillRun played(int run, String victim, RandomGenerator random, double part) {
    BackgroundMatch backgroundMatch = begin(run, victim, random);
    int at = 1 + (int) (part * backgroundMatch.latest());
    PollUntil.until(
        backgroundMatch.counted() + " " + at,
        LONGEST,
        () -> backgroundMatch.sofar() >= at || backgroundMatch.done());
    LockSupport.parkNanos(random.nextInt(LONGEST_PAUSE_MS) * 1_000_000L);
    if (backgroundMatch.done()) {
      backgroundMatch.awaitEnd();
      // It was over before the blow: another match, and an earlier one.
      return played(run, victim, random, part / 2);
    }
    return struck(run, victim, backgroundMatch);
  }

  private BackgroundMatch begin(int run, String victim, RandomGenerator random) {
    String suffix = run + "-" + Integer.toString(random.nextInt(1, Integer.MAX_VALUE), 36);
    if (victim.equals(Stack.BOTS)) {
      Api.Person ann = api.signUp("ann-" + suffix, password);
      return BotMatch.open(api, ann, bots, PLAYING_BOTS, LONGEST);
    }
    PlayedMatch playedMatch = people.open(api, people.signUp(api, suffix, password));
    return new RandomPlayersMatch(people, playedMatch, new Random(random.nextLong()), LONGEST);
  }

  private KillRun struck(int run, String victim, BackgroundMatch backgroundMatch) {
    stack.kill(victim);
    long killed = System.nanoTime();
    int at = backgroundMatch.sofar();
    stack.start(victim);
    long back = System.nanoTime();
    backgroundMatch.awaitEnd();
    long ended = System.nanoTime();
    JsonNode export = backgroundMatch.export();
    List<String> findings =
        new ArrayList<>(backgroundMatch.findings(stack.database("combat"), verifier));
    findings.addAll(new ImportCheck(api, backgroundMatch.onlooker()).findings(export));
    return new KillRun(
        run,
        victim,
        backgroundMatch.players(),
        "after %s %d of %d".formatted(backgroundMatch.counted(), at, backgroundMatch.sofar()),
        (back - killed) / 1e9,
        (ended - back) / 1e9,
        export.at("/outcome/level").asText(),
        findings.stream()
            .map(finding -> "match " + backgroundMatch.id() + ": " + finding)
            .toList());
  }
}

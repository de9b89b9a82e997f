package umpire.local.drivers.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import umpire.local.bots.BotPlayers;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.SignedInAccount;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify tournament: bots play a Swiss of six rounds over HTTP, while processes drawn by lot are
 * killed with -9 and started again ten times; then {@link TournamentAudit} looks for what was done
 * twice or lost. {@code --runs} is the number of players, 64 if it is left out; fewer than 16 play
 * three rounds.
 */
public final class TournamentKillCheck {
  private static final String SCENARIO = "first-shots";
  private static final int PLAYERS = 64;
  private static final int ROUNDS = 6;
  private static final int FEW = 16;
  private static final int KILLS = 10;
  private static final int LONGEST_PAUSE_MS = 8_000;
  private static final Duration LONGEST = Duration.ofMinutes(60);
  private static final Duration LOOK = Duration.ofSeconds(2);

  private final Stack stack;
  private final Api api;
  private final PrintStream out;
  private final Arguments arguments;
  private final Random random;
  private final List<String> lines =
      new ArrayList<>(
          List.of("", "| killed | in round | serves again after, s |", "|---|---|---|"));

  private TournamentKillCheck(Stack stack, PrintStream out, Arguments arguments) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.out = out;
    this.arguments = arguments;
    this.random = new Random(arguments.seed());
  }

  /** Starts a stack of its own, plays, and stops it. */
  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.runsOr(PLAYERS) < 4) {
      throw new Arguments.Unknown("--runs is the number of players: at least 4");
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("tournament: a stack of its own in " + own.stack().home());
      out.println("tournament: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = new TournamentKillCheck(own.stack(), out, arguments).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    int many = arguments.runsOr(PLAYERS);
    int rounds = many < FEW ? ROUNDS / 2 : ROUNDS;
    RunReport report =
        new RunReport(
            "verify tournament --game %s --runs %d --seed %d"
                .formatted(arguments.game(), many, arguments.seed()));
    long begun = System.nanoTime();
    String password = Long.toHexString(random.nextLong()) + "-for-this-run";
    SignedInAccount host =
        new SignedInAccount(api, api.signUp("host", password), InstantSource.system());
    HostedTournament tournament = HostedTournament.make(api, host, plan(rounds));
    List<BotPlayers.Player> players = tournament.enterNew("player-", password, many);
    try (BotPlayers _ = new BotPlayers(stack.gateway(), players)) {
      tournament.lead("running");
      killAll(tournament);
      awaitEnd(tournament, begun);
    }
    List<String> findings = new ArrayList<>(audit(tournament, many, rounds));
    stack.topics().deadLetters().forEach(letters -> findings.add("dead letters in " + letters));
    findings.forEach(finding -> out.println("  finding: " + finding));
    lines.add("");
    lines.add(
        "- %d players, %d rounds, %d matches, %d s"
            .formatted(
                many,
                rounds,
                tournament.matches().size(),
                (System.nanoTime() - begun) / 1_000_000_000));
    out.print(report.text("A tournament through kills", lines));
    return new CheckResult(KILLS, findings);
  }

  private ObjectNode plan(int rounds) {
    ObjectNode plan = Api.JSON.createObjectNode();
    plan.put("name", "Through kills");
    plan.put("game", arguments.game());
    plan.put("scenario", arguments.scenario().isEmpty() ? SCENARIO : arguments.scenario());
    plan.put("rated", true);
    plan.putObject("format").put("type", "swiss").put("rounds", rounds);
    return plan;
  }

  /** One after the other, at moments drawn by lot. */
  private void killAll(HostedTournament tournament) {
    for (int kill = 1; kill <= KILLS; kill++) {
      LockSupport.parkNanos((1_000 + random.nextInt(LONGEST_PAUSE_MS)) * 1_000_000L);
      String victim = Stack.ALL.get(random.nextInt(Stack.ALL.size()));
      int round = tournament.read("/rounds").path("rounds").size();
      stack.kill(victim);
      long killed = System.nanoTime();
      stack.start(victim);
      double away = (System.nanoTime() - killed) / 1e9;
      lines.add("| %s | %d | %.1f |".formatted(victim, round, away));
      out.printf(
          "tournament: kill %d of %d: %s in round %d, back after %.1f s%n",
          kill, KILLS, victim, round, away);
    }
  }

  private void awaitEnd(HostedTournament tournament, long begun) {
    int told = 0;
    while (!tournament.status().equals("finished")) {
      if (System.nanoTime() - begun > LONGEST.toNanos()) {
        throw new Api.Unexpected("not over after " + LONGEST.toMinutes() + " minutes");
      }
      int round = tournament.read("/rounds").path("rounds").size();
      if (round > told) {
        told = round;
        out.printf(
            "tournament: round %d, %d s%n", round, (System.nanoTime() - begun) / 1_000_000_000);
      }
      LockSupport.parkNanos(LOOK.toNanos());
    }
  }

  private List<String> audit(HostedTournament tournament, int many, int rounds) {
    return new TournamentAudit(api, stack.database("lobby"), stack.database("game"), tournament)
        .findings(many, rounds);
  }
}

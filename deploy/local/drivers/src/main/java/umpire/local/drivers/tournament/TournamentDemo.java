package umpire.local.drivers.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.StreamSupport;
import umpire.local.bots.BotPlayers;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.http.SignedInAccount;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.stack.Stack;

/**
 * demo tournament: eight players, a Swiss of three rounds of a short scenario. Three of them are
 * the bots of the house, the others are played here as those are; all dice are verified.
 */
public final class TournamentDemo {
  private static final String SCENARIO = "first-shots";
  private static final List<String> HOUSE = List.of("bot:greedy", "bot:random", "bot:greedy-2");
  private static final int PLAYERS = 8;
  private static final int ROUNDS = 3;
  private static final Duration LOOK = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final Stack stack;
  private final Api api;
  private final PrintStream out;
  private final Random random = new Random();
  private final Map<String, String> commitments = new HashMap<>();
  private int told;

  private TournamentDemo(Stack stack, PrintStream out) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.out = out;
  }

  /** Plays it; throws where anything fails. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    new TournamentDemo(Stack.running(), out).play(arguments);
  }

  private void play(Arguments arguments) throws IOException {
    long begun = System.nanoTime();
    String prefix = "demo-" + Integer.toHexString(random.nextInt());
    String password = Long.toHexString(random.nextLong()) + "-of-the-demo";
    SignedInAccount host =
        new SignedInAccount(api, api.signUp(prefix + "-host", password), InstantSource.system());
    HostedTournament tournament = HostedTournament.make(api, host, plan(arguments));
    HOUSE.forEach(tournament::enterBot);
    List<BotPlayers.Player> players =
        tournament.enterNew(prefix + "-", password, PLAYERS - HOUSE.size());
    out.printf(
        "demo: %d players, %d rounds of %s: %s%s%n",
        PLAYERS, ROUNDS, scenario(arguments), stack.gateway(), tournament.path());
    try (BotPlayers _ = new BotPlayers(stack.gateway(), players)) {
      tournament.lead("running");
      boolean _ =
          PollUntil.until("the end of the tournament", LONGEST, () -> look(tournament, host));
    }
    standings(tournament);
    export(tournament);
    verify(tournament, host);
    out.printf("demo: %d s%n", (System.nanoTime() - begun) / 1_000_000_000);
  }

  private static String scenario(Arguments arguments) {
    return arguments.scenario().isEmpty() ? SCENARIO : arguments.scenario();
  }

  private static ObjectNode plan(Arguments arguments) {
    ObjectNode plan = Api.JSON.createObjectNode();
    plan.put("name", "A demonstration");
    plan.put("game", arguments.game());
    plan.put("scenario", scenario(arguments));
    plan.putObject("format").put("type", "swiss").put("rounds", ROUNDS);
    return plan;
  }

  /** Tells results that are new; true at the end. */
  private Optional<Boolean> look(HostedTournament tournament, SignedInAccount host) {
    boolean finished = tournament.status().equals("finished");
    for (String match : tournament.matches()) {
      if (!commitments.containsKey(match)) {
        HttpAnswer opened = api.patiently(api.get("/v1/matches/" + match, host.token()));
        if (opened.good()) {
          commitments.put(match, opened.body().path("commitment").asText());
        }
      }
    }
    List<String> results = results(tournament);
    results.subList(told, results.size()).forEach(line -> out.println("demo: " + line));
    told = results.size();
    LockSupport.parkNanos(LOOK.toNanos());
    return finished ? Optional.of(true) : Optional.empty();
  }

  /** A line for each round that is closed. */
  private static List<String> results(HostedTournament tournament) {
    List<String> lines = new ArrayList<>();
    for (JsonNode round : tournament.read("/rounds").path("rounds")) {
      if (!round.has("closedAt")) {
        continue;
      }
      List<String> boards = new ArrayList<>();
      for (JsonNode board : round.path("boards")) {
        List<String> names = new ArrayList<>();
        board.path("players").forEach(player -> names.add(player.path("name").asText()));
        List<String> points = new ArrayList<>();
        board.at("/result/points").forEach(one -> points.add(one.asText()));
        boards.add(String.join(" - ", names) + " " + String.join(":", points));
      }
      lines.add("round %d: %s".formatted(round.path("number").asInt(), String.join(", ", boards)));
    }
    return lines;
  }

  private void standings(HostedTournament tournament) {
    JsonNode standings = tournament.read("/standings");
    List<String> criteria =
        StreamSupport.stream(standings.path("criteria").spliterator(), false)
            .map(one -> one.path("id").asText())
            .toList();
    out.println("standings:  rank, name, " + String.join(", ", criteria));
    for (JsonNode line : standings.path("lines")) {
      List<String> values = new ArrayList<>();
      line.path("values").forEach(value -> values.add(value.asText()));
      out.printf(
          "            %d  %s  %s%n",
          line.path("rank").asInt(), line.path("name").asText(), String.join("  ", values));
    }
  }

  private void export(HostedTournament tournament) throws IOException {
    Path folder = Files.createDirectories(stack.home().resolve("demo"));
    for (String file : List.of("standings.csv", "cross-table.csv", "report.trf")) {
      Path written = folder.resolve("tournament-" + file);
      Files.writeString(written, api.text(tournament.path() + "/" + file));
      out.println("export:     " + written);
    }
    Path picture = folder.resolve("tournament-cross-table.png");
    Files.write(picture, api.bytes(tournament.path() + "/cross-table.png"));
    out.println("picture:    " + picture);
  }

  /** As anybody would, by the one file and the JDK. */
  private void verify(HostedTournament tournament, SignedInAccount host) throws IOException {
    DiceVerifier verifier = DiceVerifier.of(stack.root());
    int accepted = 0;
    for (String match : tournament.matches()) {
      JsonNode export = api.good(api.get("/v1/matches/" + match + "/export", host.token()));
      List<String> complaints =
          verifier.complaints(export, commitments.getOrDefault(match, "never seen"));
      if (!complaints.isEmpty()) {
        throw new Api.Unexpected("match " + match + ": " + complaints);
      }
      accepted++;
    }
    out.printf("dice:       accepted in all %d matches%n", accepted);
  }
}

package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/**
 * bench tournaments: what it costs to pair many, to open 500 matches by one call, and to be asked
 * for standings by many who know them. On a stack of its own, whose quotas are out of the way.
 */
public final class TournamentBench {
  private static final int MATCHES = 500;
  private static final int ACCOUNTS = 24;
  private static final int ROUNDS = 9;
  private static final int READERS = 16;
  private static final int PRESET = 100_000;
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final String SCENARIO = "first-shots";

  private final Stack stack;
  private final PrintStream out;
  private final Api api;
  private final String password = Long.toHexString(new Random().nextLong()) + "-for-this-bench";
  private final List<String> lines = new ArrayList<>();

  private TournamentBench(Stack stack, PrintStream out) {
    this.stack = stack;
    this.out = out;
    this.api = new Api(stack.gateway());
  }

  /** Measures and prints the report. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      throw new Arguments.Unknown("bench tournaments has a stack of its own: leave out --running");
    }
    int reads = arguments.runsOr(PRESET);
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      out.println("bench: up after " + stack.up().took().toSeconds() + " s");
      Map<String, String> without =
          Map.of("UMPIRE_QUOTA_READ", "600000000", "UMPIRE_QUOTA_CREATE", "600000000");
      stack.restart(Stack.LOBBY, without);
      RunReport report = new RunReport("bench tournaments --runs " + reads);
      TournamentBench bench = new TournamentBench(stack, out);
      bench.pairings(500);
      bench.pairings(5_000);
      bench.bulk(arguments.game());
      bench.readers(arguments.game(), reads);
      out.print(report.text("Tournaments", bench.lines));
      own.notWorthKeeping();
    }
  }

  private void say(String what) {
    String line = "- " + what;
    lines.add(line);
    out.println("bench: " + line);
  }

  private void pairings(int players) {
    List<Double> seconds = PairingTiming.rounds(players, ROUNDS, 1);
    say(
        String.format(
            Locale.ROOT,
            "pairing a Swiss of %d players: %.2f s of CPU in round 1, at most %.2f s in %d rounds",
            players,
            seconds.getFirst(),
            Collections.max(seconds),
            ROUNDS));
  }

  private ObjectNode asked(String game) {
    List<String> players = new ArrayList<>();
    for (int i = 0; i < ACCOUNTS; i++) {
      players.add(api.signUp("player-" + i + "-of-this-bench", password).account());
    }
    ObjectNode asked = Api.JSON.createObjectNode();
    asked.put("game", game).put("scenario", SCENARIO).put("id", "warming up");
    ArrayNode rows = asked.putArray("matches");
    for (String red : players) {
      for (String blue : players) {
        if (!red.equals(blue) && rows.size() < MATCHES) {
          rows.addObject().putArray("players").add(red).add(blue);
        }
      }
    }
    return asked;
  }

  private void bulk(String game) {
    Api.Person host = api.signUp("host-of-this-bench", password);
    ObjectNode asked = asked(game);
    long tried = System.nanoTime();
    JsonNode _ = api.good(api.post("/v1/bulk-matches", host.token(), asked.put("dryRun", true)));
    say(String.format(Locale.ROOT, "a dry run of %d matches: %.2f s", MATCHES, seconds(tried)));
    double lobby = cpu(Stack.LOBBY);
    double games = cpu(Stack.GAME);
    double database = cpu(Stack.POSTGRES);
    long begun = System.nanoTime();
    asked.put("dryRun", false).put("id", "in earnest");
    JsonNode opened = api.good(api.post("/v1/bulk-matches", host.token(), asked));
    double answered = seconds(begun);
    String path = "/v1/bulk-matches/" + opened.path("id").asText();
    boolean _ =
        PollUntil.until(
            "the last match",
            LONGEST,
            () ->
                api.good(api.get(path, host.token())).at("/counts/opening").asInt() == 0
                    ? Optional.of(true)
                    : Optional.empty());
    say(
        String.format(
            Locale.ROOT,
            "%d matches in one bulk call: answered after %.2f s, all of them there after %.1f s;"
                + " CPU of lobby-service %.1f s, of game-service %.1f s, of PostgreSQL %.1f s",
            MATCHES,
            answered,
            seconds(begun),
            cpu(Stack.LOBBY) - lobby,
            cpu(Stack.GAME) - games,
            cpu(Stack.POSTGRES) - database));
  }

  private static double seconds(long begun) {
    return (System.nanoTime() - begun) / 1e9;
  }

  private double cpu(String process) {
    return ProcessUsage.of(stack.pid(process)).cpuSeconds();
  }

  /** A tournament that everybody may read. */
  private String published(String game) {
    Api.Person host = api.signUp("host-of-standings", password);
    ObjectNode plan = Api.JSON.createObjectNode();
    plan.put("name", "A bench").put("game", game).put("scenario", SCENARIO);
    plan.putObject("format").put("type", "swiss").put("rounds", 3);
    JsonNode made = api.good(api.post("/v1/tournaments", host.token(), plan));
    String path = "/v1/tournaments/" + made.path("id").asText();
    JsonNode _ =
        api.good(
            api.put(
                path + "/status",
                host.token(),
                Api.JSON.createObjectNode().put("status", "published")));
    return path;
  }

  private void readers(String game, int reads) {
    String path = published(game);
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(stack.gateway() + path + "/standings"));
    HttpRequest known = request.header("If-None-Match", tag(client, request.build())).GET().build();
    double lobby = cpu(Stack.LOBBY);
    double gateway = cpu(Stack.GATEWAY);
    long begun = System.nanoTime();
    AtomicLong left = new AtomicLong(reads);
    AtomicLong other = new AtomicLong();
    List<Thread> readers = new ArrayList<>();
    for (int i = 0; i < READERS; i++) {
      readers.add(Thread.ofVirtual().start(() -> read(client, known, left, other)));
    }
    readers.forEach(TournamentBench::join);
    if (other.get() > 0) {
      throw new Api.Unexpected(other.get() + " readers of standings got something else than 304");
    }
    say(
        String.format(
            Locale.ROOT,
            "%d readers of standings by ETag, %d at once: **%.0f a minute** through the gateway;"
                + " CPU of lobby-service %.2f ms each, of the gateway %.2f ms",
            reads,
            READERS,
            reads * 60 / seconds(begun),
            (cpu(Stack.LOBBY) - lobby) * 1_000 / reads,
            (cpu(Stack.GATEWAY) - gateway) * 1_000 / reads));
  }

  private static void read(
      HttpClient client, HttpRequest known, AtomicLong left, AtomicLong other) {
    while (left.decrementAndGet() >= 0) {
      if (send(client, known).statusCode() != 304) {
        other.incrementAndGet();
      }
    }
  }

  private static String tag(HttpClient client, HttpRequest request) {
    return send(client, request)
        .headers()
        .firstValue("ETag")
        .orElseThrow(() -> new Api.Unexpected("standings without an ETag"));
  }

  private static HttpResponse<Void> send(HttpClient client, HttpRequest request) {
    try {
      return client.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException broken) {
      throw new Api.Unexpected("a reader of standings: " + broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new Api.Unexpected("interrupted");
    }
  }

  private static void join(Thread reader) {
    try {
      reader.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

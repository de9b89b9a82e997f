package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleMatch;
import umpire.local.drivers.outbound.HookReceiver;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/**
 * bench webhooks: how long after a transaction its webhook arrives, where there is one, and how
 * many arrive in a second where many look on. On a stack of its own, because only there the
 * services may call a receiver at loopback; every signature is verified.
 */
public final class WebhookBench {
  private static final int PRESET = 20_000;
  private static final int SPECTATORS = 16;
  private static final int WEBHOOKS_EACH = 25;
  private static final int SINGLE = 300;
  private static final int WARMING = 2_000;
  private static final Duration WAIT = Duration.ofSeconds(20);

  /** Without an arrival: then it is worth asking whether that is all. */
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private static final Duration LONGEST = Duration.ofMinutes(5);

  private final Stack stack;
  private final HookReceiver receiver;
  private final PrintStream out;
  private final Api api;
  private final RandomCommands randomCommands = new RandomCommands(new Random(1));
  private final String password = Long.toHexString(new Random().nextLong()) + "-for-this-bench";
  private final List<String> lines = new ArrayList<>();

  private WebhookBench(Stack stack, HookReceiver receiver, PrintStream out) {
    this.stack = stack;
    this.receiver = receiver;
    this.out = out;
    this.api = new Api(stack.gateway());
  }

  /** Measures and prints the report; throws where a delivery is missing or forged. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      throw new Arguments.Unknown("bench webhooks has a stack of its own: leave out --running");
    }
    try (PrivateStack own = PrivateStack.make(out);
        HookReceiver receiver = new HookReceiver()) {
      Stack stack = own.stack();
      out.println("bench: up after " + stack.up().took().toSeconds() + " s");
      stack.restart(
          Stack.LOBBY,
          Map.of(
              "UMPIRE_WEBHOOKS_SCHEMES", "https,http",
              "UMPIRE_WEBHOOKS_PORTS", "any",
              "UMPIRE_WEBHOOKS_NETWORKS", "127.0.0.1/32"));
      int wanted = arguments.runsOr(PRESET);
      RunReport report = new RunReport("bench webhooks --runs " + wanted);
      WebhookBench bench = new WebhookBench(stack, receiver, out);
      bench.all(wanted);
      out.print(report.text("Webhooks a second", bench.lines));
      own.notWorthKeeping();
    }
  }

  private void all(int wanted) {
    SampleMatch sampleMatch = SampleMatch.ofThousands();
    Map<String, Api.Person> players = sampleMatch.signUp(api, "of-this-bench", password);
    PlayedMatch alone = sampleMatch.open(api, players);
    Hook hook = hook(alone.first(), alone, "alone");
    play(alone, SINGLE);
    arrived(List.of(hook));
    receiver.clear();
    play(alone, SINGLE);
    List<HookReceiver.Arrival> single = arrived(List.of(hook));
    printDelays("one webhook, commands one after the other", single);
    PlayedMatch watched = sampleMatch.open(api, players);
    List<Hook> hooks = new ArrayList<>();
    for (int i = 0; i < SPECTATORS; i++) {
      Api.Person spectator = api.signUp("onlooker-" + i, password);
      for (int j = 0; j < WEBHOOKS_EACH; j++) {
        hooks.add(hook(spectator, watched, i + "-" + j));
      }
    }
    play(watched, Math.max(1, WARMING / hooks.size()));
    arrived(hooks);
    receiver.clear();
    many(watched, hooks, Math.max(1, wanted / hooks.size()));
    if (!receiver.forged().isEmpty()) {
      throw new Api.Unexpected("not signed by us: " + receiver.forged().getFirst());
    }
  }

  private void many(PlayedMatch watched, List<Hook> hooks, int commands) {
    ProcessUsage lobby = ProcessUsage.of(stack.pid(Stack.LOBBY));
    ProcessUsage database = ProcessUsage.of(stack.pid(Stack.POSTGRES));
    play(watched, commands);
    List<HookReceiver.Arrival> all = arrived(hooks);
    double lobbyCpu = ProcessUsage.of(stack.pid(Stack.LOBBY)).cpuSeconds() - lobby.cpuSeconds();
    double databaseCpu =
        ProcessUsage.of(stack.pid(Stack.POSTGRES)).cpuSeconds() - database.cpuSeconds();
    printDelays("%d webhooks of %d accounts on one match".formatted(hooks.size(), SPECTATORS), all);
    double seconds = (all.getLast().nanos() - all.getFirst().nanos()) / 1e9;
    say(
        String.format(
            Locale.ROOT,
            "- %d in %.1f s: **%.0f a second**; CPU of lobby-service %.1f s, of PostgreSQL %.1f s",
            all.size(),
            seconds,
            all.size() / seconds,
            lobbyCpu,
            databaseCpu));
  }

  private void printDelays(String what, List<HookReceiver.Arrival> arrivals) {
    Latencies delays = new Latencies(arrivals.stream().map(one -> one.delay().toNanos()).toList());
    say(
        String.format(
            Locale.ROOT,
            "- %s: %d arrived; after the transaction p50 %.0f ms, p99 %.0f ms",
            what,
            delays.count(),
            delays.percentile(50),
            delays.percentile(99)));
  }

  private void say(String line) {
    lines.add(line);
    out.println("bench: " + line);
  }

  /** A webhook of somebody's. */
  private record Hook(Api.Person owner, String id) {}

  private Hook hook(Api.Person owner, PlayedMatch playedMatch, String name) {
    ObjectNode wanted =
        Api.JSON.createObjectNode().put("url", receiver.url(name)).put("match", playedMatch.id());
    wanted.putArray("events").add("match.event");
    JsonNode made = api.good(api.post("/v1/webhooks", owner.token(), wanted));
    receiver.trust(name, made.path("secret").asText());
    return new Hook(owner, made.at("/webhook/id").asText());
  }

  private void play(PlayedMatch playedMatch, int commands) {
    for (int i = 0; i < commands; i++) {
      PlayedMatch.Sent _ = playedMatch.next(randomCommands::command, WAIT);
    }
  }

  /** Those that came since the last look, once every delivery that was made is delivered. */
  private List<HookReceiver.Arrival> arrived(List<Hook> hooks) {
    PollUntil.until(
        "the last delivery",
        LONGEST,
        () ->
            receiver.idle(PAUSE)
                && hooks.stream().allMatch(hook -> count(hook, "pending", "queued") == 0));
    if (hooks.stream().anyMatch(hook -> count(hook, "dead") > 0)) {
      throw new Api.Unexpected("there are dead letters");
    }
    List<HookReceiver.Arrival> arrivals = receiver.arrivals();
    if (arrivals.isEmpty()) {
      throw new Api.Unexpected("nothing arrived");
    }
    return arrivals;
  }

  private int count(Hook hook, String... states) {
    int count = 0;
    for (String state : states) {
      String path = "/v1/webhooks/" + hook.id() + "/deliveries?status=" + state;
      count += api.good(api.get(path, hook.owner().token())).path("deliveries").size();
    }
    return count;
  }
}

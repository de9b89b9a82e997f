package umpire.local.drivers.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.RandomCommands;
import umpire.local.drivers.match.SampleMatch;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/**
 * bench watchers: what it costs that many follow one match. They all look on by server-sent events
 * under one token, while two people play at one event a second; the delay runs from the moment at
 * which an order is sent to the last byte of its event at each of them, the ruling included.
 */
public final class WatcherBench {
  private static final int PRESET = 5_000;
  private static final int EVENTS_TO_WARM_UP = 20;
  private static final int EVENTS = 120;
  private static final String HEAP = "512m";

  /** All of them come from one address. */
  private static final String CONNECTIONS = "UMPIRE_CONNECTIONS_PER_ADDRESS";

  private static final String MOST = "10000";
  private static final Duration PACE = Duration.ofSeconds(1);
  private static final Duration OPENING = Duration.ofMinutes(4);
  private static final Duration SOON = Duration.ofSeconds(60);
  private static final Duration WAIT = Duration.ofSeconds(20);
  private static final String DRIVER = "this driver";

  private final Stack stack;
  private final PrintStream out;
  private final int count;
  private final boolean throughGateway;
  private final Api api;
  private final RandomCommands randomCommands = new RandomCommands(new Random(1));
  private final Map<Integer, Long> sentAt = new HashMap<>();
  private final Api.Person spectator;
  private final PlayedMatch playedMatch;
  private int shown;

  private WatcherBench(Stack stack, int count, boolean throughGateway, PrintStream out) {
    this.stack = stack;
    this.out = out;
    this.count = count;
    this.throughGateway = throughGateway;
    this.api = new Api(stack.gateway());
    String run = Long.toHexString(System.nanoTime());
    String password = Long.toHexString(new Random().nextLong()) + "-for-watchers";
    this.spectator = api.signUp("olga-" + run, password);
    SampleMatch sampleMatch = SampleMatch.ofThousands();
    this.playedMatch = sampleMatch.open(api, sampleMatch.signUp(api, run, password));
    this.shown = playedMatch.events(spectator).size();
  }

  /** Measures and prints the report; throws where an event is missing or comes twice. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    int count = arguments.runsOr(PRESET);
    boolean throughGateway =
        switch (arguments.kind()) {
          case "", "straight" -> false;
          case "gateway" -> true;
          // Words of a person: an open set, so the last branch is a refusal.
          default -> throw new Arguments.Unknown("--kind of watchers is straight or gateway");
        };
    if (arguments.running()) {
      new WatcherBench(Stack.running(), count, throughGateway, out).measure();
      return;
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack.Done _ = own.stack().up();
      // A stream takes memory; the preset is for an installation of a few people.
      own.stack().restart(Stack.GAME, Map.of("UMPIRE_HEAP", HEAP));
      own.stack().restart(Stack.GATEWAY, Map.of("UMPIRE_HEAP", HEAP, CONNECTIONS, MOST));
      new WatcherBench(own.stack(), count, throughGateway, out).measure();
      own.notWorthKeeping();
    }
  }

  private void measure() throws IOException {
    RunReport report =
        new RunReport(
            "bench watchers --runs %d%s".formatted(count, throughGateway ? " --kind gateway" : ""));
    Map<String, ProcessUsage> alone = usages();
    String origin = throughGateway ? stack.gateway() : stack.gameService();
    long begun = System.nanoTime();
    WatcherConnections watcherConnections =
        WatcherConnections.of(origin, playedMatch.path("/stream"), spectator.token(), count);
    List<String> faults;
    List<String> lines = new ArrayList<>();
    try (watcherConnections) {
      awaitSnapshots(watcherConnections);
      double opening = (System.nanoTime() - begun) / 1e9;
      Map<String, ProcessUsage> opened = usages();
      out.printf(
          Locale.ROOT, "watchers: %d in after %.1f s%n", watcherConnections.begun(), opening);
      play(EVENTS_TO_WARM_UP, watcherConnections);
      int from = shown;
      Map<String, ProcessUsage> before = usages();
      long start = System.nanoTime();
      play(EVENTS, watcherConnections);
      double seconds = (System.nanoTime() - start) / 1e9;
      Map<String, ProcessUsage> after = usages();
      faults = watcherConnections.faults();
      lines.add(summary(opening, shown - from, seconds));
      lines.addAll(delays(watcherConnections.ended(), from));
      lines.addAll(costs(alone, opened, before, after, seconds));
    }
    lines.add(faults.size() + " faults: gaps, repetitions, streams that ended");
    lines.addAll(faults);
    out.print(
        report.text("Many who watch one match", lines.stream().map(line -> "- " + line).toList()));
    if (!faults.isEmpty()) {
      throw new Api.Unexpected(faults.size() + " faults: " + faults.getFirst());
    }
  }

  private void awaitSnapshots(WatcherConnections watcherConnections) {
    PollUntil.until(
        "the snapshots of all watchers",
        OPENING,
        () -> watcherConnections.begun() == count || !watcherConnections.faults().isEmpty());
  }

  private String summary(double opening, int events, double seconds) {
    return String.format(
        Locale.ROOT,
        "%d watchers under one token, %s, let in within %.1f s; then %d events in %.0f s",
        count,
        throughGateway ? "through the gateway" : "straight at game-service",
        opening,
        events,
        seconds);
  }

  /** Orders by lot, at one event a second, until everybody has received so many more. */
  private void play(int events, WatcherConnections watcherConnections) {
    int goal = shown + events;
    int base = shown;
    long received = watcherConnections.events();
    long next = System.nanoTime();
    while (shown < goal) {
      LockSupport.parkNanos(next - System.nanoTime());
      next += order() * PACE.toNanos();
    }
    long expected = received + (long) (shown - base) * count;
    PollUntil.until(
        "every event at every watcher",
        SOON,
        () -> watcherConnections.events() >= expected || !watcherConnections.faults().isEmpty());
  }

  /** Somebody's next order; how many events the onlookers were shown of it. */
  private int order() {
    return noted(playedMatch.next(randomCommands::command, WAIT).at());
  }

  private int noted(long sent) {
    JsonNode page =
        api.good(api.get(playedMatch.path("/events?after=" + shown), spectator.token()));
    page.path("events").forEach(event -> sentAt.put(event.path("seq").asInt(), sent));
    int events = page.path("events").size();
    shown += events;
    return events;
  }

  private List<String> delays(List<WatcherConnections.Arrival> arrivals, int from) {
    List<Long> nanos = new ArrayList<>();
    for (WatcherConnections.Arrival arrival : arrivals) {
      if (arrival.seq() > from) {
        nanos.add(arrival.at() - Objects.requireNonNull(sentAt.get(arrival.seq())));
      }
    }
    Latencies delays = new Latencies(nanos);
    return List.of(
        "%d deliveries of %d".formatted(delays.count(), (shown - from) * count),
        String.format(
            Locale.ROOT,
            "from sending the order to its event at the watcher: p50 %.0f ms, p90 %.0f, p99 %.0f, most %.0f",
            delays.percentile(50),
            delays.percentile(90),
            delays.percentile(99),
            delays.percentile(100)));
  }

  /** CPU while events were sent, and memory before the watchers, with them, and in the end. */
  private static List<String> costs(
      Map<String, ProcessUsage> alone,
      Map<String, ProcessUsage> opened,
      Map<String, ProcessUsage> before,
      Map<String, ProcessUsage> after,
      double seconds) {
    List<String> lines = new ArrayList<>();
    double all = 0;
    for (Map.Entry<String, ProcessUsage> process : after.entrySet()) {
      String name = process.getKey();
      double cores = (process.getValue().cpuSeconds() - of(before, name).cpuSeconds()) / seconds;
      all += cores;
      lines.add(
          String.format(
              Locale.ROOT,
              "%s: %.0f %% of one core; %d MiB without watchers, %d with them, %d in the end",
              name,
              100 * cores,
              of(alone, name).memoryMib(),
              of(opened, name).memoryMib(),
              process.getValue().memoryMib()));
    }
    lines.add(String.format(Locale.ROOT, "all of them: %.0f %% of one core", 100 * all));
    return lines;
  }

  private static ProcessUsage of(Map<String, ProcessUsage> usages, String name) {
    return usages.getOrDefault(name, new ProcessUsage(0, 0));
  }

  private Map<String, ProcessUsage> usages() {
    Map<String, ProcessUsage> all = new TreeMap<>();
    for (String name : List.of(Stack.GAME, Stack.GATEWAY, Stack.POSTGRES, Stack.BROKER)) {
      all.put(name, ProcessUsage.of(stack.pid(name)));
    }
    all.put(DRIVER, ProcessUsage.of(ProcessHandle.current().pid()));
    return all;
  }
}

package umpire.local.drivers.peers;

import java.io.PrintStream;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import umpire.local.drivers.bench.ConcurrentMatches;
import umpire.local.drivers.bench.MatchTiming;
import umpire.local.drivers.bench.SocketMatches;
import umpire.local.drivers.bench.WarmUp;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/**
 * Our own server side by one route: all services, the broker and PostgreSQL, whichever of them a
 * command goes through. The players are in this process and not counted.
 */
final class OurServer {
  private static final int CHOICES = 1000;
  private static final int CHOICES_TO_WARM_UP = 500;
  private static final int COMMANDS = 4000;

  /** Blocks of warm-up in any case: then the JVM has compiled what it plays. */
  private static final int LEAST_BLOCKS = 10;

  private final Stack stack;
  private final String name;
  private final MatchTiming matchTiming;
  private final PrintStream out;

  private OurServer(Stack stack, String route, String games, PrintStream out) {
    String password = Long.toHexString(new Random().nextLong()) + "-for-this-bench";
    this.stack = stack;
    this.name = "Umpire, " + route;
    this.matchTiming = new MatchTiming(new Api(stack.gateway()), new Api(games), password);
    this.out = out;
  }

  /** By both routes: straight at game-service, and through the gateway as a client goes. */
  static List<OurServer> byBothRoutes(Stack stack, PrintStream out) {
    return List.of(
        new OurServer(stack, "straight at game-service", stack.gameService(), out),
        new OurServer(stack, "through the gateway", stack.gateway(), out));
  }

  /** Choices of one match after the other, once they get no faster. */
  Contender choices() {
    WarmUp _ =
        WarmUp.of(name + ": choices", CHOICES_TO_WARM_UP, LEAST_BLOCKS, matchTiming::choices, out);
    return new Contender(name, () -> measured(1, () -> matchTiming.choices(CHOICES)));
  }

  /** Commands of so many campaigns at once, once they get no faster. */
  Contender commands(int matches) {
    ConcurrentMatches concurrentMatches = matchTiming.concurrentMatches(matches);
    String what = name + ": commands of " + matches + " matches";
    WarmUp _ = WarmUp.of(what, COMMANDS, LEAST_BLOCKS, concurrentMatches::play, out);
    return new Contender(name, () -> measured(matches, () -> concurrentMatches.play(COMMANDS)));
  }

  /** The same by sockets: each seat is sent what it is asked, and answers where it is asked. */
  Contender commandsBySockets(int matches) {
    SocketMatches socketMatches = matchTiming.socketMatches(matches);
    String named = name + ", by sockets";
    String what = named + ": commands of " + matches + " matches";
    WarmUp _ = WarmUp.of(what, COMMANDS, LEAST_BLOCKS, socketMatches::play, out);
    return new Contender(named, () -> measured(matches, () -> socketMatches.play(COMMANDS)));
  }

  private Block measured(int matches, Supplier<List<Long>> acts) {
    List<Long> pids = pids();
    double before = cpuSeconds(pids);
    long begun = System.nanoTime();
    Latencies latencies = new Latencies(acts.get());
    double wallSeconds = (System.nanoTime() - begun) / 1e9;
    double cpuSeconds = cpuSeconds(pids) - before;
    if (!pids.equals(pids())) {
      throw new IllegalStateException("a process was started again, and its CPU is lost");
    }
    return new Block(
        matches,
        latencies.count(),
        wallSeconds,
        cpuSeconds,
        latencies.percentile(50),
        latencies.percentile(99));
  }

  private List<Long> pids() {
    return Stack.ALL.stream().map(stack::pid).toList();
  }

  private static double cpuSeconds(List<Long> pids) {
    return pids.stream().mapToDouble(pid -> ProcessUsage.of(pid).cpuSeconds()).sum();
  }
}

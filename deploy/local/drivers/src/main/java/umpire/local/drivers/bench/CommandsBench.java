package umpire.local.drivers.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/**
 * bench commands: what a command costs each process, block after block, straight at game-service.
 * The JVM is warm only after some ten blocks, so the last ones count.
 */
public final class CommandsBench {
  private static final int PRESET = 15;
  private static final int MATCHES = 50;
  private static final int COMMANDS = 4000;
  private static final int CHOICES = 2000;
  private static final String ONE_MATCH = "choices";
  private static final String MANY = "matches";
  private static final String SOCKETS = "sockets";

  private final Stack stack;
  private final IntFunction<List<Long>> acts;
  private final int size;

  private CommandsBench(Stack stack, String kind) {
    String password = Long.toHexString(new Random().nextLong()) + "-for-this-bench";
    MatchTiming timing =
        new MatchTiming(new Api(stack.gateway()), new Api(stack.gameService()), password);
    this.stack = stack;
    this.acts =
        switch (kind) {
          case ONE_MATCH -> timing::choices;
          case SOCKETS -> timing.socketMatches(MATCHES)::play;
          default -> timing.concurrentMatches(MATCHES)::play;
        };
    this.size = kind.equals(ONE_MATCH) ? CHOICES : COMMANDS;
  }

  /** Measures and prints a row for each block. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    String kind = arguments.kind().isEmpty() ? MANY : arguments.kind();
    if (!List.of(ONE_MATCH, MANY, SOCKETS).contains(kind)) {
      throw new Arguments.Unknown("--kind is choices, matches or sockets, not '" + kind + "'");
    }
    if (arguments.running()) {
      measure(Stack.running(), kind, arguments, out);
      return;
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("bench: up after " + own.stack().up().took().toSeconds() + " s");
      measure(own.stack(), kind, arguments, out);
      own.notWorthKeeping();
    }
  }

  private static void measure(Stack stack, String kind, Arguments arguments, PrintStream out) {
    CommandsBench bench = new CommandsBench(stack, kind);
    int blocks = arguments.runsOr(PRESET);
    List<String> lines = new ArrayList<>(List.of(head()));
    for (int i = 1; i <= blocks; i++) {
      String row = bench.block(i);
      out.println("bench: " + row);
      lines.add(row);
    }
    out.print(
        new RunReport("bench commands --kind " + kind + " --runs " + blocks)
            .text("What a command costs, ms of CPU", lines));
  }

  private static String head() {
    return "| block | commands | p50 ms | p99 ms | a CPU-second | "
        + String.join(" | ", Stack.ALL)
        + " |\n|---|---|---|---|---|"
        + "---|".repeat(Stack.ALL.size());
  }

  private String block(int number) {
    List<Double> before = cpuSeconds();
    Latencies latencies = new Latencies(acts.apply(size));
    List<Double> after = cpuSeconds();
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      millis.add((after.get(i) - before.get(i)) * 1000 / latencies.count());
    }
    return String.format(
        Locale.ROOT,
        "| %d | %d | %.2f | %.2f | %.0f | %s |",
        number,
        latencies.count(),
        latencies.percentile(50),
        latencies.percentile(99),
        1000 / millis.stream().mapToDouble(Double::doubleValue).sum(),
        millis.stream()
            .map(each -> String.format(Locale.ROOT, "%.3f", each))
            .collect(Collectors.joining(" | ")));
  }

  private List<Double> cpuSeconds() {
    return Stack.ALL.stream().map(name -> ProcessUsage.of(stack.pid(name)).cpuSeconds()).toList();
  }
}

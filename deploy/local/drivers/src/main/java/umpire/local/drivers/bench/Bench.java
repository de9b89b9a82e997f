package umpire.local.drivers.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.Latencies;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/** bench: what the running system costs, one match at a time. */
public final class Bench {
  private static final int PRESET = 1000;
  private static final int CHOICES_A_BLOCK = 500;
  private static final int ASSAULTS_A_BLOCK = 250;
  private static final int MATCHES_AT_ONCE = 50;
  private static final int CONCURRENT_A_BLOCK = 4000;

  /** Commands of the many, for each run that was asked for. */
  private static final int CONCURRENT_FACTOR = 10;

  private final Stack stack;
  private final PrintStream out;
  private final int runs;
  private final BenchReport report;
  private final MatchTiming direct;
  private final MatchTiming throughGateway;
  private final List<WarmUp> warmings = new ArrayList<>();

  private Bench(Stack stack, int runs, BenchReport report, PrintStream out) {
    String password = Long.toHexString(new Random().nextLong()) + "-for-this-bench";
    this.stack = stack;
    this.runs = runs;
    this.report = report;
    this.out = out;
    this.direct = new MatchTiming(new Api(stack.gateway()), new Api(stack.gameService()), password);
    this.throughGateway =
        new MatchTiming(new Api(stack.gateway()), new Api(stack.gateway()), password);
  }

  /** Measures and prints the report. */
  public static void run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      Stack stack = Stack.running();
      measure(stack, new BenchReport(stack, arguments, arguments.runsOr(PRESET)), arguments, out);
      return;
    }
    try (PrivateStack own = PrivateStack.make(out)) {
      Stack stack = own.stack();
      BenchReport report = new BenchReport(stack, arguments, arguments.runsOr(PRESET));
      report.started("an empty folder", stack.up());
      stack.down();
      report.started("a folder with data", stack.up());
      measure(stack, report, arguments, out);
      own.notWorthKeeping();
    }
  }

  private static void measure(
      Stack stack, BenchReport report, Arguments arguments, PrintStream out) {
    report.fresh(usages(stack));
    Bench bench = new Bench(stack, arguments.runsOr(PRESET), report, out);
    bench.all().forEach(report::measured);
    bench.warmings.forEach(report::warmed);
    report.used(usages(stack));
    out.print(report.text());
  }

  private List<Measurement> all() {
    List<Measurement> all = new ArrayList<>();
    out.println("bench: warming up");
    warmings.add(WarmUp.of("choices", CHOICES_A_BLOCK, direct::choices, out));
    warmings.add(WarmUp.of("assaults", ASSAULTS_A_BLOCK, direct::assaults, out));
    warmings.add(WarmUp.of("raids", ASSAULTS_A_BLOCK, direct::raids, out));
    all.add(measure("a choice that asks nobody", "p50 <= 3", runs, () -> direct.choices(runs)));
    all.add(measure("the same through the gateway", "", runs, () -> throughGateway.choices(runs)));
    DatabaseProbe own = stack.database("postgres");
    all.add(
        measure(
            "for comparison: a bare commit of one row by JDBC",
            "",
            runs,
            () -> own.bareCommits(runs)));
    int assaults = Math.max(1, runs / 3);
    all.add(
        measure(
            "an air raid (one question)",
            "p50 <= 7, p99 <= 50",
            assaults,
            () -> direct.raids(assaults)));
    all.addAll(assaults(assaults));
    all.addAll(manyMatches());
    all.add(odds());
    return all;
  }

  /** The answer to an assault, then both reports of it on the stream. */
  private List<Measurement> assaults(int assaults) {
    List<MatchTiming.Reports> streamed = new ArrayList<>();
    Measurement answers =
        measure(
            "an assault (two questions)", "p50 <= 14", assaults, () -> direct.assaults(assaults));
    Measurement secondReports =
        measure(
            "from the assault to the second report on the stream",
            "",
            assaults,
            () -> {
              streamed.addAll(direct.streamedAssaults(assaults));
              return streamed.stream().map(MatchTiming.Reports::second).toList();
            });
    Latencies first = new Latencies(streamed.stream().map(MatchTiming.Reports::first).toList());
    Measurement firstReports =
        new Measurement(
            "from the assault to the first report on the stream",
            "",
            first,
            secondReports.cpuSeconds(),
            assaults);
    return List.of(firstReports, answers, secondReports);
  }

  private Measurement odds() {
    OddsTiming oddsTiming = OddsTiming.of(stack);
    warmings.add(WarmUp.of("odds", CHOICES_A_BLOCK, oddsTiming::odds, out));
    return measure(
        "exact odds of a battle, asked of combat-service",
        "p99 <= 5",
        runs,
        () -> oddsTiming.odds(runs));
  }

  /** Fifty matches at once, then what their positions look like. */
  private List<Measurement> manyMatches() {
    ConcurrentMatches concurrentMatches = direct.concurrentMatches(MATCHES_AT_ONCE);
    out.println("bench: %d matches at once, warming up".formatted(MATCHES_AT_ONCE));
    warmings.add(
        WarmUp.of(
            "commands of " + MATCHES_AT_ONCE + " matches",
            CONCURRENT_A_BLOCK,
            concurrentMatches::play,
            out));
    int commands = CONCURRENT_FACTOR * runs;
    long begun = System.nanoTime();
    Measurement played =
        measure(
            MATCHES_AT_ONCE + " campaigns at once: a command",
            "300 a CPU-second",
            commands,
            () -> concurrentMatches.play(commands));
    String rate =
        played.rate(System.nanoTime() - begun)
            + "; matches that ended: "
            + concurrentMatches.ended();
    out.println("bench: " + rate);
    report.rated(rate);
    Measurement views =
        measure(
            "a view of a whole position", "p99 <= 20", runs, () -> concurrentMatches.views(runs));
    return List.of(played, views);
  }

  private Measurement measure(String what, String goal, int acts, Supplier<List<Long>> work) {
    Map<String, ProcessUsage> before = usages(stack);
    Latencies latencies = new Latencies(work.get());
    Map<String, Double> spent = new HashMap<>();
    usages(stack)
        .forEach(
            (name, after) ->
                spent.put(
                    name,
                    after.cpuSeconds()
                        - Optional.ofNullable(before.get(name))
                            .map(ProcessUsage::cpuSeconds)
                            .orElse(0.0)));
    Measurement measurement = new Measurement(what, goal, latencies, spent, acts);
    out.println("bench: " + measurement.row());
    return measurement;
  }

  private static Map<String, ProcessUsage> usages(Stack stack) {
    Map<String, ProcessUsage> all = new HashMap<>();
    for (String name : Stack.ALL) {
      all.put(name, ProcessUsage.of(stack.pid(name)));
    }
    return all;
  }
}

package umpire.local.drivers.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.RunReport;
import umpire.local.drivers.stack.DurabilitySettings;
import umpire.local.drivers.stack.ProcessUsage;
import umpire.local.drivers.stack.Stack;

/** The figures of {@link Bench}, collected while it runs, and the report made of them. */
final class BenchReport {
  private final Stack stack;
  private final RunReport report;
  private final List<String> starts = new ArrayList<>();
  private final List<Measurement> measured = new ArrayList<>();
  private final List<WarmUp> warmings = new ArrayList<>();
  private final List<String> rates = new ArrayList<>();
  private Map<String, ProcessUsage> fresh = Map.of();
  private Map<String, ProcessUsage> used = Map.of();

  BenchReport(Stack stack, Arguments arguments, int runs) {
    this.stack = stack;
    this.report = new RunReport("bench --runs " + runs + (arguments.running() ? " --running" : ""));
  }

  void started(String where, Stack.Done up) {
    starts.add(
        String.format(
            Locale.ROOT,
            "- `./umpire up` in %s: %.1f s%s",
            where,
            up.took().toMillis() / 1e3,
            up.built() ? ", which includes building" : ", already built (goal: 30 s)"));
  }

  void measured(Measurement one) {
    measured.add(one);
  }

  void warmed(WarmUp one) {
    warmings.add(one);
  }

  /** How fast many matches at once were, in words. */
  void rated(String words) {
    rates.add("- " + words);
  }

  /** Memory before anything was measured. */
  void fresh(Map<String, ProcessUsage> usages) {
    fresh = usages;
  }

  /** Memory after everything was measured. */
  void used(Map<String, ProcessUsage> usages) {
    used = usages;
  }

  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(DurabilitySettings.of(stack).line());
    lines.addAll(starts);
    lines.add("");
    lines.add(Measurement.HEAD);
    measured.forEach(one -> lines.add(one.row()));
    lines.add("");
    lines.addAll(rates);
    lines.add("");
    lines.add(
        """
        One match at a time, HTTP straight at game-service unless the row says otherwise, on a warm stack: blocks of
        choices and of assaults are played first, until two in a row are no faster than the best before (below; the
        first block is that of a stack just started). An air raid asks combat-service alone; an assault asks
        supply-service, then combat-service. The rows of the stream end when an assault's reports are on the attacker's
        stream, one read and one push after the commit. CPU includes the requests in between (opening matches, seats,
        decisions), not the driver itself.""");
    lines.add("");
    warmings.forEach(one -> lines.add(one.line()));
    lines.add("");
    lines.add("| process | CPU s, choices | CPU s, assaults | MiB after start | MiB after all |");
    lines.add("|---|---|---|---|---|");
    Stack.ALL.forEach(name -> lines.add(process(name)));
    lines.add(
        String.format(
            Locale.ROOT,
            "| all | | | %d | %d |",
            fresh.values().stream().mapToLong(ProcessUsage::memoryMib).sum(),
            used.values().stream().mapToLong(ProcessUsage::memoryMib).sum()));
    lines.add("");
    lines.add("PostgreSQL's shared pages are counted once for each of its processes.");
    return report.text("Latencies, CPU and memory", lines);
  }

  private String process(String name) {
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %d | %d |",
        name,
        of("a choice").cpuSeconds().getOrDefault(name, 0.0),
        of("an assault").cpuSeconds().getOrDefault(name, 0.0),
        memory(fresh, name),
        memory(used, name));
  }

  private Measurement of(String what) {
    return measured.stream().filter(one -> one.what().startsWith(what)).findFirst().orElseThrow();
  }

  private static long memory(Map<String, ProcessUsage> usages, String name) {
    return usages.getOrDefault(name, new ProcessUsage(0, 0)).memoryMib();
  }
}

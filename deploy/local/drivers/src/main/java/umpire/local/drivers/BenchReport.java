package umpire.local.drivers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures of a bench as a page of Markdown, with the machine on which they were taken. */
final class BenchReport {
  private final Stack stack;
  private final Arguments arguments;
  private final int runs;
  private final String loadBefore = load();
  private final List<String> starts = new ArrayList<>();
  private final List<Measured> measured = new ArrayList<>();
  private final List<Warming> warmings = new ArrayList<>();
  private final List<String> rates = new ArrayList<>();
  private Map<String, Usage> fresh = Map.of();
  private Map<String, Usage> used = Map.of();

  BenchReport(Stack stack, Arguments arguments, int runs) {
    this.stack = stack;
    this.arguments = arguments;
    this.runs = runs;
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

  void measured(Measured one) {
    measured.add(one);
  }

  void warmed(Warming one) {
    warmings.add(one);
  }

  /** How fast many matches at once were, in words. */
  void rated(String words) {
    rates.add("- " + words);
  }

  /** Memory before anything was measured. */
  void fresh(Map<String, Usage> usages) {
    fresh = usages;
  }

  /** Memory after everything was measured. */
  void used(Map<String, Usage> usages) {
    used = usages;
  }

  String text() {
    List<String> lines = new ArrayList<>();
    lines.add("# Bench of " + Instant.now().truncatedTo(ChronoUnit.MINUTES));
    lines.add("");
    lines.add(
        "Made by `./umpire bench --runs " + runs + (arguments.running() ? " --running`" : "`"));
    lines.addAll(machine());
    lines.addAll(starts);
    lines.add("");
    lines.add(Measured.HEAD);
    measured.forEach(one -> lines.add(one.row()));
    lines.add("");
    lines.addAll(rates);
    lines.add("");
    lines.add(
        """
        One match at a time, HTTP straight at game-service unless the row says otherwise, on a stack that is warm: first
        blocks of choices and of assaults are done until two in a row are no faster than the best before (below; the first
        figure is that of a stack just started). An air raid asks combat and nobody else, an assault asks supply, then combat; the
        stream's rows tell when an assault's reports are on the attacker's stream, later than the commit by one read and one push. CPU includes what the driver asks
        in between (opening matches, seats, decisions), not the driver itself.""");
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
            fresh.values().stream().mapToLong(Usage::memoryMib).sum(),
            used.values().stream().mapToLong(Usage::memoryMib).sum()));
    lines.add("");
    lines.add("PostgreSQL's shared pages are counted once for each of its processes.");
    return String.join("\n", lines) + "\n";
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

  private Measured of(String what) {
    return measured.stream().filter(one -> one.what().startsWith(what)).findFirst().orElseThrow();
  }

  private static long memory(Map<String, Usage> usages, String name) {
    return usages.getOrDefault(name, new Usage(0, 0)).memoryMib();
  }

  private List<String> machine() {
    Database games = stack.database("game");
    return List.of(
        "",
        "- machine: "
            + Runtime.getRuntime().availableProcessors()
            + " cores, "
            + System.getProperty("os.name")
            + ", Java "
            + System.getProperty("java.version"),
        "- load average before: " + loadBefore + "; after: " + load(),
        "- PostgreSQL: fsync "
            + games.ask("show fsync").getFirst()
            + ", synchronous_commit "
            + games.ask("show synchronous_commit").getFirst()
            + "; Kafka: acks=all, one broker");
  }

  private static String load() {
    try {
      return Files.readString(Path.of("/proc/loadavg")).strip();
    } catch (IOException _) {
      return "unknown";
    }
  }
}

package umpire.local.drivers.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** The report of a long check or a bench in Markdown: its command, the machine, and its figures. */
public final class RunReport {
  private final String command;
  private final String loadBefore = load();

  /**
   * The report of a run that begins now; the load of the machine is read now and in {@link #text}.
   *
   * @param command behind {@code ./umpire}
   */
  public RunReport(String command) {
    this.command = command;
  }

  /** The whole report; its last line ends with a line feed. */
  public String text(String title, List<String> lines) {
    List<String> all = new ArrayList<>();
    all.add("# %s, %s".formatted(title, Instant.now().truncatedTo(ChronoUnit.MINUTES)));
    all.add("");
    all.add("Made by `./umpire " + command + "`");
    all.add("");
    all.add(
        "- machine: %d cores, %s, Java %s"
            .formatted(
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                System.getProperty("java.version")));
    all.add("- load average before: " + loadBefore + "; after: " + load());
    all.addAll(lines);
    return String.join("\n", all) + "\n";
  }

  private static String load() {
    try {
      return Files.readString(Path.of("/proc/loadavg")).strip();
    } catch (IOException _) {
      return "unknown";
    }
  }
}

package umpire.local.drivers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** A page of docs/measures: the command that made it, the machine, and what came of it. */
final class MeasuresPage {
  private final Path root;
  private final String name;
  private final String command;
  private final String loadBefore = load();

  /**
   * A page in the making; the machine's load is noted now and when it is written.
   *
   * @param root of the checkout
   * @param name of the file, without its date
   * @param command behind {@code ./umpire}
   */
  MeasuresPage(Path root, String name, String command) {
    this.root = root;
    this.name = name;
    this.command = command;
  }

  /** Writes it under today's date, over what stood there; where. */
  Path write(String title, List<String> lines) throws IOException {
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
    all.add("");
    all.addAll(lines);
    Path file =
        root.resolve("docs/measures/%s-%s.md".formatted(name, LocalDate.now(ZoneOffset.UTC)));
    Files.createDirectories(file.getParent());
    return Files.write(file, all);
  }

  private static String load() {
    try {
      return Files.readString(Path.of("/proc/loadavg")).strip();
    } catch (IOException _) {
      return "unknown";
    }
  }
}

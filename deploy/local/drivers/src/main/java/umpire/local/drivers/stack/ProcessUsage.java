package umpire.local.drivers.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a process and its children use (PostgreSQL is a family), from Linux' /proc.
 *
 * @param cpuSeconds user and system time since the start
 * @param memoryMib resident now; pages that a family shares are counted for each member
 */
public record ProcessUsage(double cpuSeconds, long memoryMib) {
  /** Clock ticks a second in /proc, on every Linux of today. */
  private static final double TICKS = 100;

  private static final long PAGES_PER_MIB = 256;

  /**
   * One line of /proc/PID/stat.
   *
   * @param ticks user and system time, with that of children that ended
   */
  record Process(long pid, long parent, long ticks, long pages) {
    /** Reads the line; the name in brackets may hold blanks and brackets. */
    static Process of(String line) {
      long pid = Long.parseLong(line.substring(0, line.indexOf(' ')));
      String[] rest = line.substring(line.lastIndexOf(')') + 2).split(" ");
      long ticks = 0;
      for (int field = 11; field <= 14; field++) {
        ticks += Long.parseLong(rest[field]);
      }
      return new Process(pid, Long.parseLong(rest[1]), ticks, Long.parseLong(rest[21]));
    }
  }

  /** Of a process and all below it. */
  public static ProcessUsage of(long top) {
    return of(top, processes());
  }

  static ProcessUsage of(long top, List<Process> all) {
    Map<Long, Long> parents = new HashMap<>();
    all.forEach(process -> parents.put(process.pid(), process.parent()));
    long ticks = 0;
    long pages = 0;
    for (Process process : all) {
      long at = process.pid();
      while (at != top && at != 0) {
        at = parents.getOrDefault(at, 0L);
      }
      if (at == top) {
        ticks += process.ticks();
        pages += process.pages();
      }
    }
    return new ProcessUsage(ticks / TICKS, pages / PAGES_PER_MIB);
  }

  private static List<Process> processes() {
    List<Process> all = new ArrayList<>();
    try (Stream<Path> folders = Files.list(Path.of("/proc"))) {
      for (Path folder : folders.toList()) {
        if (folder.getFileName().toString().chars().allMatch(Character::isDigit)) {
          read(folder, all);
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("figures of CPU and memory are read from /proc", e);
    }
    return all;
  }

  private static void read(Path folder, List<Process> all) {
    try {
      all.add(Process.of(Files.readString(folder.resolve("stat"))));
    } catch (IOException _) {
      // It ended between the listing and this look.
    }
  }
}

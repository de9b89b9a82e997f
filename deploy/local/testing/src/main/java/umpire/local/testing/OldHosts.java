package umpire.local.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Data that hosts of earlier Maven runs left behind. */
final class OldHosts {
  /** A host needs a moment to stop after the run that it served. */
  private static final Duration GRACE = Duration.ofMinutes(1);

  private OldHosts() {}

  /** Deletes the folders of runs that are over; what cannot be deleted stays for the next one. */
  static void sweep(Path hosts) throws IOException {
    try (Stream<Path> folders = Files.list(hosts)) {
      for (Path folder : folders.filter(OldHosts::over).toList()) {
        delete(folder);
      }
    }
  }

  private static boolean over(Path folder) {
    String name = folder.getFileName().toString();
    if (!name.matches("\\d+") || ProcessHandle.of(Long.parseLong(name)).isPresent()) {
      return false;
    }
    try {
      Instant touched = Files.getLastModifiedTime(folder).toInstant();
      return touched.isBefore(Instant.now().minus(GRACE));
    } catch (IOException deletedMeanwhile) {
      return false;
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : innermostFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException somebodyElseDeletes) {
      System.err.println("left for later: " + folder + " (" + somebodyElseDeletes + ")");
    }
  }
}

package umpire.local.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A PostgreSQL that outlived its host (the host was killed) and still holds the data folder. */
final class OrphanedPostgres {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private OrphanedPostgres() {}

  /** Stops it in good order, or takes away the file of one that is gone. */
  static void clear(Path data) throws IOException, InterruptedException {
    Path pidFile = data.resolve("postmaster.pid");
    if (!Files.exists(pidFile)) {
      return;
    }
    long pid = pid(pidFile);
    boolean ours = pid > 0 && ProcessHandle.of(pid).filter(p -> serves(p, data)).isPresent();
    if (ours) {
      stop(ProcessHandle.of(pid).orElseThrow());
    }
    // Of a killed one the file stays; its number may by now be somebody else's process.
    Files.deleteIfExists(pidFile);
  }

  /** INT: clients are cut off, everything committed is written; then QUIT; then KILL. */
  static void stop(ProcessHandle postgres) throws IOException, InterruptedException {
    for (String signal : List.of("INT", "QUIT", "KILL")) {
      new ProcessBuilder("sh", "-c", "kill -" + signal + " " + postgres.pid()).start().waitFor();
      if (endsInTime(postgres)) {
        return;
      }
    }
    throw new IOException("PostgreSQL, process " + postgres.pid() + ", does not stop");
  }

  private static boolean endsInTime(ProcessHandle postgres) throws InterruptedException {
    try {
      postgres.onExit().get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException stillThere) {
      return false;
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static long pid(Path pidFile) throws IOException {
    List<String> lines = Files.readAllLines(pidFile, StandardCharsets.UTF_8);
    return lines.isEmpty() || !lines.getFirst().matches("\\d+")
        ? 0
        : Long.parseLong(lines.getFirst());
  }

  private static boolean serves(ProcessHandle process, Path data) {
    return process
        .info()
        .commandLine()
        .filter(line -> line.contains("postgres") && line.contains(data.toString()))
        .isPresent();
  }
}

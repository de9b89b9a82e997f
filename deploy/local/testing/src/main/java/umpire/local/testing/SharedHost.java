package umpire.local.testing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.local.host.Secrets;

/**
 * The host that all modules of one Maven run share.
 *
 * @param kafka host:port of its broker
 * @param postgres host:port of its database server
 * @param secrets the passwords of its users
 */
record SharedHost(String kafka, String postgres, Secrets secrets) {
  private static final Duration TIMEOUT = Duration.ofMinutes(2);
  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final Pattern READY = Pattern.compile("ready kafka=(\\S+) postgres=(\\S+)\\s*");

  /**
   * Finds the host of this Maven run or starts it; one test at a time, under a lock on a file.
   *
   * @throws IllegalStateException if it does not get ready; the message names its log
   */
  static synchronized SharedHost foundOrStarted() {
    Checkout checkout = Checkout.here();
    MavenRun run = MavenRun.above();
    Path home = checkout.hosts().resolve(Long.toString(run.pid()));
    try {
      Files.createDirectories(home);
      try (FileChannel channel =
              FileChannel.open(
                  home.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        assert lock.isValid();
        OldHosts.sweep(checkout.hosts());
        return runs(home) ? read(home) : start(checkout, home, run);
      }
    } catch (IOException failed) {
      throw new IllegalStateException("no host in " + home, failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a host", interrupted);
    }
  }

  private static boolean runs(Path home) throws IOException {
    Path pid = home.resolve("host.pid");
    return Files.exists(readyFile(home))
        && Files.exists(pid)
        && ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
            .filter(ProcessHandle::isAlive)
            .isPresent();
  }

  private static SharedHost start(Checkout checkout, Path home, MavenRun run)
      throws IOException, InterruptedException {
    Files.deleteIfExists(readyFile(home));
    Path log = home.resolve("host.log");
    Process host =
        new ProcessBuilder(command(checkout, home, run))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    Files.writeString(home.resolve("host.pid"), host.pid() + "\n");
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (!Files.exists(readyFile(home))) {
      if (!host.isAlive() || Instant.now().isAfter(deadline)) {
        host.destroy();
        throw new IllegalStateException("the host did not get ready, see " + log);
      }
      Thread.sleep(PAUSE);
    }
    return read(home);
  }

  private static List<String> command(Checkout checkout, Path home, MavenRun run) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx256m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "--sun-misc-unsafe-memory-access=allow",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        checkout.hostClassPath(),
        "umpire.local.host.Main",
        "--home",
        home.toString(),
        "--programs",
        checkout.hosts().resolve("programs").toString(),
        "--ready-file",
        readyFile(home).toString(),
        "--watch-pid",
        Long.toString(run.pid()),
        "--kafka-port",
        "0",
        "--controller-port",
        "0",
        "--postgres-port",
        "0",
        "--fast-and-loose");
  }

  private static SharedHost read(Path home) throws IOException {
    String line = Files.readString(readyFile(home));
    Matcher ready = READY.matcher(line);
    if (!ready.matches()) {
      throw new IOException("not a ready line: " + line);
    }
    return new SharedHost(ready.group(1), ready.group(2), Secrets.in(home));
  }

  private static Path readyFile(Path home) {
    return home.resolve("host.ready");
  }
}

package umpire.local.drivers.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A program that is run for a stack, with the stack's settings in its environment.
 *
 * @param base the first port of the stack
 */
record LauncherCall(Path home, int base) {
  private static final String MANY_A_MINUTE = "6000000";

  private static final Duration TIMEOUT = Duration.ofMinutes(10);

  /** Settings of somebody's own servers, which a stack of its own must not use. */
  private static final List<String> FOREIGN =
      List.of(
          "UMPIRE_ADMINS",
          "UMPIRE_DISCORD_API",
          "UMPIRE_DISCORD_PUBLIC_KEY",
          "UMPIRE_DISCORD_SEAL_SECRET",
          "UMPIRE_DISCORD_TOKEN",
          "UMPIRE_KAFKA",
          "UMPIRE_KAFKA_USER",
          "UMPIRE_KAFKA_PASSWORD",
          "UMPIRE_KAFKA_MECHANISM",
          "UMPIRE_KAFKA_PROTOCOL",
          "UMPIRE_KAFKA_CA",
          "UMPIRE_DB_URL",
          "UMPIRE_DB_USER",
          "UMPIRE_DB_PASSWORD",
          "UMPIRE_DB_PREFIX",
          "UMPIRE_TOPIC_PREFIX");

  /** Runs it to its end, under settings of the environment besides those of the stack. */
  Stack.Done run(List<String> command, Map<String, String> settings) {
    long begun = System.nanoTime();
    try {
      Path log = Files.createTempFile("umpire-drivers-", ".log");
      ProcessBuilder builder =
          new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
      Map<String, String> environment = builder.environment();
      environment.keySet().removeAll(FOREIGN);
      environment.put("UMPIRE_HOME", home.toString());
      environment.put("UMPIRE_PORT_BASE", "" + base);
      // A check asks more in a minute than a stranger may.
      for (String quota : List.of("PLAY", "READ", "REASON", "CREATE")) {
        environment.put("UMPIRE_QUOTA_" + quota, MANY_A_MINUTE);
      }
      // A process that a check holds still is not the supervisor's to end.
      environment.putIfAbsent("UMPIRE_LIVE_PATIENCE", "60");
      environment.putAll(settings);
      Process process = builder.start();
      boolean ended = process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
      String output = Files.readString(log);
      Files.delete(log);
      if (!ended || process.exitValue() != 0) {
        throw new Stack.Refused(String.join(" ", command) + " failed: " + output);
      }
      return new Stack.Done(Duration.ofNanos(System.nanoTime() - begun), output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Stack.Refused("interrupted during " + command);
    }
  }
}

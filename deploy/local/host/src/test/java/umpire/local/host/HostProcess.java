package umpire.local.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A host in a process of its own, on the class path of its test. */
record HostProcess(Process process, Path home) implements AutoCloseable {
  private static final Pattern READY =
      Pattern.compile("ready(?: kafka=(\\S+))?(?: postgres=(\\S+))?\\s*");
  private static final Duration TIMEOUT = Duration.ofSeconds(90);

  static HostProcess start(Path home, String... arguments) throws Exception {
    return start(home, Map.of(), arguments);
  }

  static HostProcess start(Path home, Map<String, String> environment, String... arguments)
      throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "--home",
                home.toString(),
                "--programs",
                Path.of("target", "programs").toAbsolutePath().toString(),
                "--kafka-port",
                "0",
                "--controller-port",
                "0",
                "--postgres-port",
                "0"));
    command.addAll(List.of(arguments));
    Files.deleteIfExists(home.resolve("host.ready"));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(home.resolve("host.log").toFile()));
    builder.environment().putAll(environment);
    Process process = builder.start();
    HostProcess host = new HostProcess(process, home);
    Deadline.in(TIMEOUT)
        .until(() -> Files.exists(home.resolve("host.ready")) || !process.isAlive());
    return host;
  }

  String kafka() throws IOException {
    return ready().group(1);
  }

  String postgres() throws IOException {
    return ready().group(2);
  }

  Secrets secrets() {
    return Secrets.in(home);
  }

  /** Settings of a client that may do everything. */
  Map<String, Object> client() throws IOException {
    return client(BrokerLogin.ADMIN);
  }

  /** Settings of a client of this user. */
  Map<String, Object> client(String user) throws IOException {
    return BrokerLogin.atOurs(kafka(), user, secrets()).settings();
  }

  Connection superuser(String database) throws Exception {
    return connect(database, Databases.SUPERUSER, secrets().of(Databases.SUPERUSER_SECRET));
  }

  Connection connect(String database, String user, String password) throws Exception {
    return Databases.connect("postgresql://" + postgres(), database, user, password);
  }

  long postmaster() throws IOException {
    return Long.parseLong(
        Files.readAllLines(home.resolve("postgres").resolve("postmaster.pid")).getFirst());
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  boolean endsByItself() throws InterruptedException {
    return process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
  }

  /** SIGTERM, and the wait until everything has stopped. */
  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }

  private Matcher ready() throws IOException {
    Matcher ready = READY.matcher(Files.readString(home.resolve("host.ready")));
    if (!ready.matches()) {
      throw new IOException("no ready line in " + home);
    }
    return ready;
  }
}

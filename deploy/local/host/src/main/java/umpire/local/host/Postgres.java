package umpire.local.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL server of our own, a child of this process, on 127.0.0.1. */
final class Postgres {
  private static final int ATTEMPTS = 8;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(25);

  /** Of postmaster.pid, counted from 0: how far the server is. */
  private static final int STATUS_LINE = 7;

  private final Process process;

  private Postgres(Process process) {
    this.process = process;
  }

  /** Makes the cluster if the folder is new and returns when the server serves. */
  static Postgres start(HostOptions options, Secrets secrets)
      throws IOException, InterruptedException {
    Path data = options.home().resolve("postgres");
    PostgresPrograms programs = PostgresPrograms.unpacked(options.programs());
    int port = options.postgresPort();
    UnprivilegedUser way = UnprivilegedUser.here();
    way.admit(options.home(), options.programs());
    if (Files.exists(data.resolve("PG_VERSION"))) {
      OrphanedPostgres.clear(data);
    } else {
      initialise(data, programs, way);
    }
    HostBasedAccess.write(data);
    way.own(data);
    SuperuserPassword password =
        new SuperuserPassword(data, secrets.of(Databases.SUPERUSER_SECRET));
    if (!password.isSet()) {
      password.set(way.command(singleUser(data, programs, options.durability())));
    }
    List<String> command = way.command(command(data, programs, port, options.durability()));
    Postgres serving = started(command, data, port);
    requirePassword(port, password);
    return serving;
  }

  private static Postgres started(List<String> command, Path data, int port)
      throws IOException, InterruptedException {
    // The last backends of a killed server hold its shared memory for a moment: try again.
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Process process =
          Shutdown.start("PostgreSQL", new ProcessBuilder(command).inheritIO(), Postgres::stop);
      if (serves(process, data)) {
        return new Postgres(process);
      }
      Thread.sleep(PAUSE.multipliedBy(20));
    }
    throw new IOException("PostgreSQL did not start on port " + port + "; see its log above");
  }

  /** Returns when the server has stopped, by whatever cause. */
  void awaitStop() throws InterruptedException {
    process.waitFor();
  }

  private static void stop(Process process) throws IOException, InterruptedException {
    if (process.isAlive()) {
      OrphanedPostgres.stop(process.toHandle());
    }
  }

  private static void initialise(Path data, PostgresPrograms programs, UnprivilegedUser way)
      throws IOException, InterruptedException {
    // Made beside its place and moved there when it is whole: whoever kills us now leaves no half
    // of it.
    Path half = data.resolveSibling(data.getFileName() + ".new");
    deleteAll(half);
    Files.createDirectories(half);
    way.ownWithName(half);
    List<String> command =
        way.commandWithName(
            List.of(
                programs.program("initdb").toString(),
                "--pgdata=" + half,
                "--username=" + Databases.SUPERUSER,
                // Until our own file of it is there; nothing listens before.
                "--auth=reject",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "--no-instructions"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("initdb could not make " + data + ":\n" + output);
    }
    Files.move(half, data, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void deleteAll(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
          Files.delete(file);
        }
      }
    }
  }

  private static List<String> command(
      Path data, PostgresPrograms programs, int port, Durability durability) {
    List<String> command =
        new ArrayList<>(List.of(programs.program("postgres").toString(), "-D", data.toString()));
    command.addAll(List.of("-p", Integer.toString(port), "-k", ""));
    settings(durability).forEach(setting -> command.addAll(List.of("-c", setting)));
    return command;
  }

  /** Without a port; a statement that fails is not logged, for it holds a password. */
  private static List<String> singleUser(
      Path data, PostgresPrograms programs, Durability durability) {
    List<String> command =
        new ArrayList<>(
            List.of(programs.program("postgres").toString(), "--single", "-D", data.toString()));
    command.addAll(List.of("-c", "log_min_error_statement=panic"));
    settings(durability).forEach(setting -> command.addAll(List.of("-c", setting)));
    command.add("postgres");
    return command;
  }

  private static List<String> settings(Durability durability) {
    List<String> settings =
        new ArrayList<>(
            List.of(
                "listen_addresses=127.0.0.1",
                "password_encryption=scram-sha-256",
                "max_connections=200",
                "shared_buffers=64MB",
                "max_wal_size=256MB",
                "wal_level=minimal",
                "max_wal_senders=0",
                "io_method=sync",
                "jit=off",
                "timezone=UTC",
                "log_timezone=UTC"));
    if (durability == Durability.FAST_AND_LOOSE) {
      settings.addAll(List.of("fsync=off", "synchronous_commit=off", "full_page_writes=off"));
    }
    return settings;
  }

  /**
   * By its own file, which it marks when it has the port: a stranger's server may sit there, and
   * must not be asked in with our password.
   */
  private static boolean serves(Process process, Path data) throws InterruptedException {
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (process.isAlive() && Instant.now().isBefore(deadline)) {
      if (isReady(data.resolve("postmaster.pid"), process.pid())) {
        return true;
      }
      Thread.sleep(PAUSE);
    }
    return false;
  }

  private static boolean isReady(Path file, long pid) {
    try {
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      return lines.size() > STATUS_LINE
          && lines.getFirst().equals(Long.toString(pid))
          && lines.get(STATUS_LINE).strip().equals("ready");
    } catch (IOException notYet) {
      return false;
    }
  }

  private static void requirePassword(int port, SuperuserPassword password) throws IOException {
    try (Connection connection =
        Databases.connect(
            "postgresql://127.0.0.1:" + port, Databases.SUPERUSER, password.password())) {
      connection.setReadOnly(true);
    } catch (SQLException refused) {
      password.deleteDigest();
      throw new IOException("PostgreSQL refuses its superuser; start once more", refused);
    }
  }
}

package umpire.local.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A PostgreSQL server of our own, a child of this process, on 127.0.0.1. */
final class Postgres {
  static final String USER = "umpire";

  private static final int ATTEMPTS = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(25);

  private final Process process;

  private Postgres(Process process) {
    this.process = process;
  }

  /** Makes the cluster if the folder is new and returns when the server serves. */
  static Postgres start(Path data, PostgresPrograms programs, int port, Durability durability)
      throws IOException, InterruptedException {
    Unprivileged way = Unprivileged.here();
    if (Files.exists(data.resolve("PG_VERSION"))) {
      LeftOver.clear(data);
      way.own(data);
    } else {
      initialise(data, programs, way);
    }
    List<String> command = way.command(command(data, programs, port, durability));
    // The last backends of a killed server hold its shared memory for a moment: try again.
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Process process =
          Ending.start("PostgreSQL", new ProcessBuilder(command).inheritIO(), Postgres::stop);
      if (serves(process, data, port)) {
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
      LeftOver.stop(process.toHandle());
    }
  }

  private static void initialise(Path data, PostgresPrograms programs, Unprivileged way)
      throws IOException, InterruptedException {
    // Made beside its place and moved there when it is whole: whoever kills us now leaves no half
    // of it.
    Path half = data.resolveSibling(data.getFileName() + ".new");
    deleteAll(half);
    Files.createDirectories(half);
    way.own(half);
    List<String> command =
        way.command(
            List.of(
                programs.program("initdb").toString(),
                "--pgdata=" + half,
                "--username=" + USER,
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "--no-instructions"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("initdb could not make " + data + ":\n" + said);
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
    List<String> settings =
        new ArrayList<>(
            List.of(
                "listen_addresses=127.0.0.1",
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
    settings.forEach(setting -> command.addAll(List.of("-c", setting)));
    return command;
  }

  private static boolean serves(Process process, Path data, int port) throws InterruptedException {
    Instant deadline = Instant.now().plus(PATIENCE);
    while (process.isAlive() && Instant.now().isBefore(deadline)) {
      try (Connection connection = Databases.connect("postgresql://127.0.0.1:" + port, USER, "");
          Statement question = connection.createStatement();
          ResultSet row = question.executeQuery("show data_directory")) {
        // Another server may sit on this port; ours then ends by itself in a moment.
        if (row.next() && row.getString(1).equals(data.toString())) {
          return true;
        }
        Thread.sleep(PAUSE);
      } catch (SQLException notYet) {
        Thread.sleep(PAUSE);
      }
    }
    return false;
  }
}

package umpire.local.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;

/** Runs a broker and a database until it is stopped or one of them stops by itself. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    HostOptions options;
    try {
      options = HostOptions.of(Arrays.asList(arguments), System.getenv());
    } catch (IllegalArgumentException wrong) {
      System.err.println(wrong.getMessage() + "\n" + HostOptions.USAGE);
      System.exit(2);
      return;
    }
    try {
      run(options);
    } catch (IOException | CompletionException failed) {
      System.err.println("the host could not start: " + reason(failed));
      System.exit(1);
    }
  }

  private static void run(HostOptions options) throws IOException, InterruptedException {
    Files.createDirectories(options.home());
    Files.deleteIfExists(options.readyFile());
    options.watched().forEach(Main::watch);
    // Both take a second or two, most of it waiting: side by side.
    CompletableFuture<String> kafka =
        CompletableFuture.supplyAsync(
            () -> options.parts().contains(HostPart.KAFKA) ? startBroker(options) : "");
    CompletableFuture<String> postgres =
        CompletableFuture.supplyAsync(
            () -> options.parts().contains(HostPart.POSTGRES) ? startPostgres(options) : "");
    String ready = "ready" + kafka.join() + postgres.join();
    announce(options.readyFile(), ready);
    new CountDownLatch(1).await();
  }

  private static String startBroker(HostOptions options) {
    try {
      Secrets secrets = Secrets.in(options.home());
      Broker broker =
          Broker.start(
              options.home().resolve("kafka"),
              options.kafkaPort(),
              options.controllerPort(),
              secrets);
      Shutdown.stopAtEnd("broker", broker::stop);
      Shutdown.endWith("broker", broker::awaitStop);
      String address = "127.0.0.1:" + options.kafkaPort();
      BrokerAccess.establish(address, secrets, options.topicPrefix());
      Topics.create(BrokerLogin.atOurs(address, BrokerLogin.ADMIN, secrets), options.topicPrefix());
      return " kafka=" + address;
    } catch (Exception failed) {
      throw new CompletionException("broker: " + failed, failed);
    }
  }

  private static String startPostgres(HostOptions options) {
    try {
      Secrets secrets = Secrets.in(options.home());
      Postgres postgres = Postgres.start(options, secrets);
      Shutdown.endWith("PostgreSQL", postgres::awaitStop);
      String address = "127.0.0.1:" + options.postgresPort();
      String url = "postgresql://" + address;
      String password = secrets.of(Databases.SUPERUSER_SECRET);
      Databases.create(url, Databases.SUPERUSER, password, options.databasePrefix());
      Roles roles = new Roles(url, password);
      roles.create(secrets);
      roles.grant(options.databasePrefix());
      return " postgres=" + address;
    } catch (Exception failed) {
      throw new CompletionException("PostgreSQL: " + failed, failed);
    }
  }

  private static void watch(long pid) {
    ProcessHandle watched =
        ProcessHandle.of(pid)
            .orElseThrow(() -> new IllegalArgumentException("there is no process " + pid));
    Shutdown.endWith("watched process " + pid, () -> watched.onExit().join());
  }

  /** What failed, and what that was caused by at last: the wrappers between say nothing. */
  private static String reason(Throwable failed) {
    Throwable what = failed.getCause() == null ? failed : failed.getCause();
    Throwable root = what;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root == what ? what.toString() : what + ": " + root;
  }

  private static void announce(Path file, String ready) throws IOException {
    Path half = file.resolveSibling(file.getFileName() + ".half");
    Files.writeString(half, ready + "\n");
    Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
    System.out.println(ready);
  }
}

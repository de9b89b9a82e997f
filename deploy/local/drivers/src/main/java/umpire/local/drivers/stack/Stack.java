package umpire.local.drivers.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A stack as {@code ./umpire} runs it: its folder, its ports, its processes.
 *
 * @param script the launcher
 * @param home the folder of data, logs and process numbers
 * @param base the first of its ports
 */
public record Stack(Path script, Path home, int base) {
  public static final String BROKER = "broker";
  public static final String POSTGRES = "postgres";
  public static final String GAME = "game-service";
  public static final String COMBAT = "combat-service";
  public static final String SUPPLY = "supply-service";
  public static final String LOBBY = "lobby-service";
  public static final String GATEWAY = "gateway";

  /** The house bots: a client like any other, so not one of those that serve. */
  public static final String BOTS = "bots";

  /** What starts the others again; listens nowhere. */
  public static final String SUPERVISOR = "supervisor";

  /** Of its block, a port that the launcher gives to nobody: this far above the first. */
  public static final int SPARE_PORT = 13;

  public static final List<String> ALL =
      List.of(BROKER, POSTGRES, GAME, COMBAT, SUPPLY, LOBBY, GATEWAY);

  /** In the order of their ports. */
  private static final List<String> SERVICES = List.of(GAME, COMBAT, SUPPLY, LOBBY);

  /** The launcher said no; the message is what it wrote. */
  public static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refused(String message) {
      super(message);
    }
  }

  /** The stack that the launcher was called for. */
  public static Stack running() {
    return new Stack(
        launcher(), Path.of(setting("UMPIRE_HOME")), Integer.parseInt(setting("UMPIRE_PORT_BASE")));
  }

  /** A stack in an empty folder, on ports that are free; not yet started. */
  static Stack ofItsOwn() throws IOException {
    return new Stack(launcher(), Files.createTempDirectory("umpire-drivers-"), freeBase());
  }

  private static Path launcher() {
    return Path.of(setting("UMPIRE_SCRIPT"));
  }

  private static String setting(String name) {
    String value = System.getenv(name);
    if (value == null || value.isEmpty()) {
      throw new Refused(name + " is not set: start this by ./umpire");
    }
    return value;
  }

  private static int freeBase() {
    for (int base = 28080; base < 60000; base += 1000) {
      int candidate = base;
      if (List.of(0, 1, 2, 3, 4, 10, 11, 12, SPARE_PORT).stream()
          .allMatch(at -> isFree(candidate + at))) {
        return base;
      }
    }
    throw new Refused("no free block of ports between 28080 and 60000");
  }

  private static boolean isFree(int port) {
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  /** The checkout. */
  public Path root() {
    return script.toAbsolutePath().resolveSibling(".").normalize();
  }

  public String gateway() {
    return "http://127.0.0.1:" + base;
  }

  public String gameService() {
    return address(GAME);
  }

  public String combatService() {
    return address(COMBAT);
  }

  /** Where a service listens itself. */
  public String address(String service) {
    return "http://127.0.0.1:" + (base + 1 + SERVICES.indexOf(service));
  }

  public String kafka() {
    return "127.0.0.1:" + (base + 10);
  }

  /** One of the databases, for its superuser. */
  public DatabaseProbe database(String name) {
    return new DatabaseProbe(databaseUrl(name), DatabaseProbe.SUPERUSER, secret("postgres-umpire"));
  }

  public String databaseUrl(String name) {
    return "jdbc:postgresql://127.0.0.1:" + (base + 12) + "/" + name;
  }

  /** The broker's topics, for its administrator. */
  public Topics topics() {
    return new Topics(Topics.client(kafka(), "admin", secret("kafka-admin")));
  }

  /** A password that the launcher has made for this home. */
  public String secret(String name) {
    try {
      return Files.readString(home.resolve("secrets").resolve(name)).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What the launcher did.
   *
   * @param output everything that it wrote
   */
  public record Done(Duration took, String output) {
    /** True if it had to build first. */
    public boolean built() {
      return output.contains("built in ");
    }
  }

  /** Starts everything that does not run. */
  public Done up() {
    return umpire("up");
  }

  /** The same under settings of the environment. */
  public Done up(Map<String, String> settings) {
    return new LauncherCall(home, base).run(List.of(script.toString(), "up"), settings);
  }

  public void down() {
    Done _ = umpire("down");
  }

  /** Starts one process and waits until it serves. */
  public void start(String name) {
    Done _ = umpire("start-one", name);
  }

  /** Stops and starts one process, under settings of the environment that it keeps from then on. */
  public void restart(String name, Map<String, String> settings) {
    Done _ =
        new LauncherCall(home, base).run(List.of(script.toString(), "restart", name), settings);
  }

  /** Stops one process in good order. */
  public void stop(String name) {
    Done _ = umpire("stop-one", name);
  }

  /** Runs a second supervisor; throws Refused. */
  public void supervise() {
    Done _ = umpire("supervise");
  }

  /** A copy of all data in one file. */
  public Done backup(Path file) {
    return umpire("backup", file.toString());
  }

  /** Puts that copy into an empty home; throws Refused. */
  public Done restore(Path file) {
    return umpire("restore", file.toString());
  }

  /** What status prints, whether or not all is well. */
  public String status() {
    try {
      return umpire("status").output();
    } catch (Refused notAll) {
      return String.valueOf(notAll.getMessage());
    }
  }

  /** The line of status about a process, or {@code nothing}. */
  public String statusOf(String name) {
    return status()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .findFirst()
        .orElse("nothing");
  }

  /** Whether the process whose number the launcher has written down is alive. */
  public boolean runs(String name) {
    Path file = home.resolve("run").resolve(name + ".pid");
    try {
      return ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
          .filter(ProcessHandle::isAlive)
          .isPresent();
    } catch (IOException | NumberFormatException _) {
      return false;
    }
  }

  /** kill -9. */
  public void kill(String name) {
    Done _ = umpire("kill-one", name);
  }

  /** Holds a process still, as {@code kill -STOP} does. */
  public void freeze(String name) {
    signal("-STOP", name);
  }

  public void thaw(String name) {
    signal("-CONT", name);
  }

  public void signal(String signal, String name) {
    signal(signal, pid(name));
  }

  public void signal(String signal, long pid) {
    Done _ = run(List.of("kill", signal, "" + pid));
  }

  /** The process number that the launcher has written down. */
  public long pid(String name) {
    try {
      return Long.parseLong(Files.readString(home.resolve("run").resolve(name + ".pid")).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(name + " does not run", e);
    }
  }

  private Done umpire(String... words) {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(words));
    return run(command);
  }

  private Done run(List<String> command) {
    return new LauncherCall(home, base).run(command, Map.of());
  }
}

package umpire.local.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What the command line and the environment say.
 *
 * @param home the folder that keeps all data
 * @param programs the folder into which PostgreSQL's programs are unpacked, may be shared
 * @param readyFile where the ready line is written once everything serves
 * @param watched processes without which the host has no reason to live
 */
record HostOptions(
    Path home,
    Path programs,
    Path readyFile,
    Set<HostPart> parts,
    int kafkaPort,
    int controllerPort,
    int postgresPort,
    String topicPrefix,
    String databasePrefix,
    Durability durability,
    List<Long> watched) {

  static final String USAGE =
      """
      host [--home DIR] [--programs DIR] [--ready-file FILE] [--only kafka|postgres]
           [--kafka-port N] [--controller-port N] [--postgres-port N]   (0: any free port)
           [--topic-prefix P] [--database-prefix P] [--watch-pid PID]... [--fast-and-loose]
      Environment: UMPIRE_HOME (default .umpire), UMPIRE_PORT_BASE (default 8080: +10 broker, \
      +11 controller, +12 PostgreSQL), UMPIRE_TOPIC_PREFIX, UMPIRE_DB_PREFIX.""";

  /**
   * @throws IllegalArgumentException for an unknown argument or a missing or malformed value
   */
  static HostOptions of(List<String> arguments, Map<String, String> environment) {
    Builder builder = new Builder(environment);
    Deque<String> left = new ArrayDeque<>(arguments);
    while (!left.isEmpty()) {
      builder.read(left.removeFirst(), left);
    }
    return builder.build();
  }

  private static String value(String name, Deque<String> left) {
    if (left.isEmpty()) {
      throw new IllegalArgumentException(name + " needs a value");
    }
    return left.removeFirst();
  }

  private static int number(String name, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw new IllegalArgumentException(name + " needs a number, not '" + text + "'", notANumber);
    }
  }

  private static HostPart part(String name) {
    return switch (name) {
      case "kafka" -> HostPart.KAFKA;
      case "postgres" -> HostPart.POSTGRES;
      default ->
          throw new IllegalArgumentException(
              "--only knows kafka and postgres, not '" + name.toLowerCase(Locale.ROOT) + "'");
    };
  }

  private static int portOrFree(int port) {
    if (port != 0) {
      return port;
    }
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException noPort) {
      throw new UncheckedIOException(noPort);
    }
  }

  /** The options so far: those of the environment, replaced by those of the arguments read. */
  private static final class Builder {
    private Path home;
    private String programs = "";
    private String readyFile = "";
    private Set<HostPart> parts = EnumSet.allOf(HostPart.class);
    private int kafkaPort;
    private int controllerPort;
    private int postgresPort;
    private String topicPrefix;
    private String databasePrefix;
    private Durability durability = Durability.SAFE;
    private final List<Long> watched = new ArrayList<>();

    Builder(Map<String, String> environment) {
      int base = number("UMPIRE_PORT_BASE", environment.getOrDefault("UMPIRE_PORT_BASE", "8080"));
      home = Path.of(environment.getOrDefault("UMPIRE_HOME", ".umpire"));
      kafkaPort = base + 10;
      controllerPort = base + 11;
      postgresPort = base + 12;
      topicPrefix = environment.getOrDefault("UMPIRE_TOPIC_PREFIX", "");
      databasePrefix = environment.getOrDefault("UMPIRE_DB_PREFIX", "");
    }

    void read(String name, Deque<String> left) {
      switch (name) {
        case "--home" -> home = Path.of(value(name, left));
        case "--programs" -> programs = value(name, left);
        case "--ready-file" -> readyFile = value(name, left);
        case "--only" -> parts = EnumSet.of(part(value(name, left)));
        case "--kafka-port" -> kafkaPort = number(name, value(name, left));
        case "--controller-port" -> controllerPort = number(name, value(name, left));
        case "--postgres-port" -> postgresPort = number(name, value(name, left));
        case "--topic-prefix" -> topicPrefix = value(name, left);
        case "--database-prefix" -> databasePrefix = value(name, left);
        case "--watch-pid" -> watched.add((long) number(name, value(name, left)));
        case "--fast-and-loose" -> durability = Durability.FAST_AND_LOOSE;
        default -> throw new IllegalArgumentException("unknown argument " + name);
      }
    }

    HostOptions build() {
      Path folder = home.toAbsolutePath().normalize();
      return new HostOptions(
          folder,
          programs.isEmpty() ? folder.resolve("programs") : Path.of(programs).toAbsolutePath(),
          readyFile.isEmpty() ? folder.resolve("host.ready") : Path.of(readyFile).toAbsolutePath(),
          parts,
          portOrFree(kafkaPort),
          portOrFree(controllerPort),
          portOrFree(postgresPort),
          topicPrefix,
          databasePrefix,
          durability,
          List.copyOf(watched));
    }
  }
}

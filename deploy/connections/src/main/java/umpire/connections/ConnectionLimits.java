package umpire.connections;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The limits of the connections of one process. Each is read from a system property or, without it,
 * from an environment variable: {@code umpire.connections.per-address} or {@code
 * UMPIRE_CONNECTIONS_PER_ADDRESS}.
 *
 * @param perAddress connections at once from one address, or from one network of 64 bits in IPv6
 * @param head from the first byte of a request to the end of its headers
 * @param body from the end of the headers to the end of the body
 * @param idle a connection without a request
 * @param hosts names by which clients may ask, in lower case and without ports, besides those of
 *     this machine
 */
public record ConnectionLimits(
    int perAddress, Duration head, Duration body, Duration idle, Set<String> hosts) {
  /** Netty looks for extensions only where this is {@value #LOADED}. */
  private static final String EXTENSIONS = "io.netty.bootstrap.extensions";

  private static final String LOADED = "serviceload";
  private static final String PREFIX = "umpire.connections.";

  public ConnectionLimits {
    hosts = Set.copyOf(hosts);
  }

  /** As this process is configured; throws IllegalStateException with the name of a bad setting. */
  public static ConnectionLimits configured() {
    return new ConnectionLimits(
        number("per-address", 1_000),
        Duration.ofSeconds(number("head-seconds", 10)),
        Duration.ofSeconds(number("body-seconds", 120)),
        Duration.ofSeconds(number("idle-seconds", 75)),
        Arrays.stream(setting("hosts").orElse("").split(","))
            .map(name -> name.strip().toLowerCase(Locale.ROOT))
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toSet()));
  }

  /**
   * To be called when a process starts: throws IllegalStateException where a limit cannot be read,
   * or where Netty is not configured to load this extension.
   */
  public static void require() {
    ConnectionLimits _ = configured();
    if (!LOADED.equals(System.getProperty(EXTENSIONS))) {
      throw new IllegalStateException(
          "Connections would have no limits. Start Java with -D" + EXTENSIONS + "=" + LOADED);
    }
  }

  private static int number(String name, int preset) {
    Optional<String> value = setting(name);
    if (value.isEmpty()) {
      return preset;
    }
    try {
      int number = Integer.parseInt(value.get());
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Refused below, with the name of the setting.
    }
    throw new IllegalStateException(
        variable(PREFIX + name) + " must be a whole number from 1, not '" + value.get() + "'");
  }

  private static Optional<String> setting(String name) {
    @Nullable String property = System.getProperty(PREFIX + name);
    return Optional.ofNullable(property == null ? System.getenv(variable(PREFIX + name)) : property)
        .filter(value -> !value.isBlank());
  }

  private static String variable(String property) {
    return property.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
  }
}

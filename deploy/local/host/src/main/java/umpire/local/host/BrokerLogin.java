package umpire.local.host;

import java.util.HashMap;
import java.util.Map;

/**
 * How a client of Kafka gets in.
 *
 * @param servers host:port, several separated by commas
 * @param user empty for a broker that asks for no user
 * @param protocol as Kafka's {@code security.protocol}
 * @param mechanism as Kafka's {@code sasl.mechanism}
 * @param authorities a file of certificates (PEM) that the broker's is signed by; empty: Java's own
 */
public record BrokerLogin(
    String servers,
    String user,
    String password,
    String protocol,
    String mechanism,
    String authorities) {
  /** Makes topics, users and rights of our own broker. */
  public static final String ADMIN = "admin";

  static final String SCRAM = "SCRAM-SHA-512";

  private static final String PREFIX = "UMPIRE_KAFKA_";

  /** At a broker of ours. */
  public static BrokerLogin atOurs(String servers, String user, Secrets secrets) {
    return new BrokerLogin(servers, user, secrets.of("kafka-" + user), "SASL_PLAINTEXT", SCRAM, "");
  }

  /** At a broker of the user's own, as the variables UMPIRE_KAFKA... say. */
  static BrokerLogin of(Map<String, String> environment) {
    String user = environment.getOrDefault(PREFIX + "USER", "");
    return new BrokerLogin(
        environment.getOrDefault("UMPIRE_KAFKA", ""),
        user,
        environment.getOrDefault(PREFIX + "PASSWORD", ""),
        environment.getOrDefault(
            PREFIX + "PROTOCOL", user.isEmpty() ? "PLAINTEXT" : "SASL_PLAINTEXT"),
        environment.getOrDefault(PREFIX + "MECHANISM", SCRAM),
        environment.getOrDefault(PREFIX + "CA", ""));
  }

  /** The settings of a client. */
  public Map<String, Object> settings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", servers);
    settings.put("security.protocol", protocol);
    if (!user.isEmpty()) {
      settings.put("sasl.mechanism", mechanism);
      settings.put("sasl.jaas.config", module(mechanism, user, password));
    }
    if (!authorities.isEmpty()) {
      settings.put("ssl.truststore.type", "PEM");
      settings.put("ssl.truststore.location", authorities);
    }
    return settings;
  }

  /** A line of JAAS, as {@code sasl.jaas.config} takes it; further options go before the end. */
  static String module(String mechanism, String user, String password, String... options) {
    String name =
        mechanism.startsWith("SCRAM")
            ? "org.apache.kafka.common.security.scram.ScramLoginModule"
            : "org.apache.kafka.common.security.plain.PlainLoginModule";
    return "%s required username=%s password=%s %s;"
        .formatted(name, quoted(user), quoted(password), String.join(" ", options));
  }

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Without the password. */
  @Override
  public String toString() {
    return user + "@" + servers;
  }
}

package umpire.chassis.broker;

import jakarta.enterprise.context.Dependent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** How this service gets into the broker; without a user it gets in as everybody does. */
@Dependent
class BrokerLogin {
  private final Map<String, Object> settings = new HashMap<>();

  /**
   * Reads the settings.
   *
   * @param protocol Kafka's {@code security.protocol}; else SASL_PLAINTEXT for a user, or PLAINTEXT
   * @param authorities a file of certificates (PEM) that the broker's is signed by; else Java's own
   * @throws IllegalStateException for a user without a password
   */
  BrokerLogin(
      @ConfigProperty(name = "umpire.kafka.login.user") Optional<String> user,
      @ConfigProperty(name = "umpire.kafka.login.password") Optional<String> password,
      @ConfigProperty(name = "umpire.kafka.login.mechanism") String mechanism,
      @ConfigProperty(name = "umpire.kafka.login.protocol") Optional<String> protocol,
      @ConfigProperty(name = "umpire.kafka.login.authorities") Optional<String> authorities) {
    settings.put(
        "security.protocol", protocol.orElse(user.isPresent() ? "SASL_PLAINTEXT" : "PLAINTEXT"));
    if (user.isPresent()) {
      String secret =
          password.orElseThrow(
              () ->
                  new IllegalStateException(
                      "UMPIRE_KAFKA_USER is set, but UMPIRE_KAFKA_PASSWORD is not"));
      settings.put("sasl.mechanism", mechanism);
      settings.put("sasl.jaas.config", module(mechanism, user.get(), secret));
    }
    if (authorities.isPresent()) {
      settings.put("ssl.truststore.type", "PEM");
      settings.put("ssl.truststore.location", authorities.get());
    }
  }

  /** The settings of a client; a copy. */
  Map<String, Object> settings() {
    return new HashMap<>(settings);
  }

  private static String module(String mechanism, String user, String password) {
    String name =
        mechanism.startsWith("SCRAM")
            ? "org.apache.kafka.common.security.scram.ScramLoginModule"
            : "org.apache.kafka.common.security.plain.PlainLoginModule";
    return "%s required username=%s password=%s;".formatted(name, quoted(user), quoted(password));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}

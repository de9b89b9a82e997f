package umpire.chassis.broker;

import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Where the broker is, who we are there, and how names of the contract become names of this
 * installation.
 */
@Singleton
public class Connection {
  private final String servers;
  private final Map<String, Object> login;
  private final String prefix;
  private final String instance;

  /**
   * As the configuration says.
   *
   * @param prefix what topics and groups of this installation begin with
   * @param instance this process among the members of its groups
   */
  public Connection(
      BrokerLogin login,
      @ConfigProperty(name = "kafka.bootstrap.servers") String servers,
      @ConfigProperty(name = "umpire.kafka.topic-prefix") Optional<String> prefix,
      @ConfigProperty(name = "umpire.kafka.instance") String instance) {
    this.login = login.settings();
    this.servers = servers;
    this.prefix = prefix.orElse("");
    this.instance = instance;
  }

  /** The settings of a Kafka client, with where the broker is and who we are there. */
  public Map<String, Object> client(Map<String, Object> properties) {
    Map<String, Object> all = new HashMap<>(properties);
    all.putAll(login);
    all.put("bootstrap.servers", servers);
    // A broker that comes back is found within a second, not after the default's growing pauses.
    all.put("reconnect.backoff.ms", 50);
    all.put("reconnect.backoff.max.ms", 1_000);
    return all;
  }

  /** The name at the broker of a topic or group of the contract. */
  public String real(String name) {
    return prefix + name;
  }

  /** The names at the broker of topics or groups of the contract. */
  public Set<String> real(Set<String> names) {
    return names.stream().map(this::real).collect(Collectors.toSet());
  }

  /** The contract's name of a topic at the broker. */
  public String plain(String real) {
    return real.startsWith(prefix) ? real.substring(prefix.length()) : real;
  }

  /** Names this process among the members of its groups, the same after a restart. */
  public String instance() {
    return instance;
  }
}

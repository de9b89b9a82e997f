package umpire.local.host;

import java.util.Map;

/**
 * Makes topics and databases on servers that are not ours: those that UMPIRE_KAFKA and
 * UMPIRE_DB_URL name. What is already there stays as it is.
 */
public final class Provision {
  private Provision() {}

  public static void main(String[] arguments) {
    Map<String, String> environment = System.getenv();
    BrokerLogin login = BrokerLogin.of(environment);
    if (!login.servers().isEmpty()) {
      Topics.create(login, environment.getOrDefault("UMPIRE_TOPIC_PREFIX", ""));
    }
    String url = environment.getOrDefault("UMPIRE_DB_URL", "");
    if (!url.isEmpty()) {
      Databases.create(
          url,
          environment.getOrDefault("UMPIRE_DB_USER", Databases.SUPERUSER),
          environment.getOrDefault("UMPIRE_DB_PASSWORD", ""),
          environment.getOrDefault("UMPIRE_DB_PREFIX", ""));
    }
  }
}

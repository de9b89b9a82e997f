package umpire.local.testing;

import java.util.Locale;
import java.util.Map;
import umpire.local.host.Databases;
import umpire.local.host.Topics;

/**
 * A test fork's own corner of the shared host: all topics and databases of the house, under names
 * that nobody else uses. Also for tests without Quarkus.
 *
 * @param kafka bootstrap servers, host:port
 * @param databaseUrl like {@code postgresql://127.0.0.1:8092}, without a database
 * @param topicPrefix goes before each topic's name
 * @param databasePrefix goes before {@code game}, {@code combat}, {@code lobby}
 */
public record TestSpace(
    String kafka, String databaseUrl, String topicPrefix, String databasePrefix) {

  /** The database user, without a password. */
  public static final String USER = "umpire";

  private static final String KEY = "umpire.testing.space";

  /** The one space of this process: made at the first call, whichever class loader asks. */
  public static synchronized TestSpace ofThisFork() {
    String name = System.getProperty(KEY, "");
    boolean isNew = name.isEmpty();
    if (isNew) {
      long seconds = System.currentTimeMillis() / 1000;
      name = ("t" + ProcessHandle.current().pid() + "x" + Long.toString(seconds, 36));
      System.setProperty(KEY, name);
    }
    return named(name.toLowerCase(Locale.ROOT), isNew);
  }

  /** A further space for a test that wants nothing of its neighbours; the name in lower case. */
  public static TestSpace fresh(String name) {
    return named(name + "x" + Long.toString(System.nanoTime(), 36), true);
  }

  private static TestSpace named(String name, boolean isNew) {
    SharedHost host = SharedHost.foundOrStarted();
    TestSpace space =
        new TestSpace(host.kafka(), "postgresql://" + host.postgres(), name + ".", name + "_");
    if (isNew) {
      Topics.create(space.kafka(), space.topicPrefix());
      Databases.create(space.databaseUrl(), USER, "", space.databasePrefix());
    }
    return space;
  }

  /** The keys by which launcher and services understand each other. */
  public Map<String, String> configuration() {
    return Map.of(
        "UMPIRE_KAFKA", kafka,
        "UMPIRE_DB_URL", databaseUrl,
        "UMPIRE_DB_USER", USER,
        "UMPIRE_DB_PASSWORD", "",
        "UMPIRE_DB_PREFIX", databasePrefix,
        "UMPIRE_TOPIC_PREFIX", topicPrefix);
  }
}

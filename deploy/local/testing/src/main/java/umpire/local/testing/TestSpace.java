package umpire.local.testing;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.local.host.BrokerLogin;
import umpire.local.host.Databases;
import umpire.local.host.Roles;
import umpire.local.host.Secrets;
import umpire.local.host.Topics;

/**
 * A test fork's own corner of the shared host: all topics and databases of the installation, under
 * names that nobody else uses. Also for tests without Quarkus.
 *
 * <p>A service under test has its own role at the database, as it has outside of tests. At the
 * broker it is the administrator: its tests also play the services that it calls.
 *
 * @param kafka bootstrap servers, host:port
 * @param databaseUrl like {@code postgresql://127.0.0.1:8092}, without a database
 * @param topicPrefix goes before each topic's name
 * @param databasePrefix goes before {@code game}, {@code combat}, {@code lobby}
 * @param secrets the passwords of broker and database
 */
public record TestSpace(
    String kafka, String databaseUrl, String topicPrefix, String databasePrefix, Secrets secrets) {

  /** The database's superuser. */
  public static final String SUPERUSER = Databases.SUPERUSER;

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

  /** A further space for a test that shares nothing with others; the name in lower case. */
  public static TestSpace fresh(String name) {
    return named(name + "x" + Long.toString(System.nanoTime(), 36), true);
  }

  private static TestSpace named(String name, boolean isNew) {
    SharedHost host = SharedHost.foundOrStarted();
    TestSpace space =
        new TestSpace(
            host.kafka(),
            "postgresql://" + host.postgres(),
            name + ".",
            name + "_",
            host.secrets());
    if (isNew) {
      space.makeTopics();
      String url = space.databaseUrl();
      Databases.create(url, SUPERUSER, space.superuserPassword(), space.databasePrefix());
      new Roles(url, space.superuserPassword()).grant(space.databasePrefix());
    }
    return space;
  }

  /** The same databases, and topics of their own under a longer prefix. */
  public TestSpace withOwnTopics(String name) {
    TestSpace own =
        new TestSpace(kafka, databaseUrl, topicPrefix + name + ".", databasePrefix, secrets);
    own.makeTopics();
    return own;
  }

  private void makeTopics() {
    Topics.create(admin(), topicPrefix);
  }

  private BrokerLogin admin() {
    return BrokerLogin.atOurs(kafka, BrokerLogin.ADMIN, secrets);
  }

  /** Settings of a client of Kafka that may do everything; a copy. */
  public Map<String, Object> client() {
    return admin().settings();
  }

  /** For what no service may do at the database. */
  public String superuserPassword() {
    return secrets.of(Databases.SUPERUSER_SECRET);
  }

  /** The keys by which launcher and services understand each other. */
  public Map<String, String> configuration() {
    Map<String, String> keys = new HashMap<>();
    keys.put("UMPIRE_KAFKA", kafka);
    keys.put("UMPIRE_KAFKA_USER", BrokerLogin.ADMIN);
    keys.put("UMPIRE_KAFKA_PASSWORD", secrets.of("kafka-" + BrokerLogin.ADMIN));
    keys.put("UMPIRE_TOPIC_PREFIX", topicPrefix);
    keys.put("UMPIRE_DB_URL", databaseUrl);
    keys.put("UMPIRE_DB_PREFIX", databasePrefix);
    List<String> databases =
        Databases.names().stream().filter(TestSpace::isServiceUnderTest).toList();
    keys.put("UMPIRE_DB_USER", databases.isEmpty() ? SUPERUSER : Roles.of(databases.getFirst()));
    keys.put(
        "UMPIRE_DB_PASSWORD",
        databases.isEmpty()
            ? superuserPassword()
            : secrets.of(Roles.secretOf(databases.getFirst())));
    return keys;
  }

  /** Tests run in the folder of their module, and a service's is named as its database. */
  private static boolean isServiceUnderTest(String database) {
    return Path.of("").toAbsolutePath().endsWith(database + "-service");
  }
}

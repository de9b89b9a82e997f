package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostTest {
  private final Path home;

  HostTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void whatWasWrittenOutlivesKillAndStop() throws Exception {
    HostProcess first = HostProcess.start(home, "--topic-prefix", "a.", "--database-prefix", "a_");
    produce(first.kafka(), "one");
    execute(first.postgres(), "create table die (value int); insert into die values (6)");
    long orphan = first.postmaster();
    first.kill();
    assertThat(ProcessHandle.of(orphan)).as("PostgreSQL outlives its host").isPresent();

    try (HostProcess second = HostProcess.start(home)) {
      assertThat(second.postmaster()).isNotEqualTo(orphan);
      assertThat(gone(orphan)).as("the left-over server").isTrue();
      assertThat(rows(second.postgres())).isEqualTo(1);
      produce(second.kafka(), "two");
    }
    assertThat(home.resolve("postgres").resolve("postmaster.pid")).doesNotExist();

    try (HostProcess third = HostProcess.start(home)) {
      assertThat(rows(third.postgres())).isEqualTo(1);
      assertThat(consume(third.kafka(), 2)).containsExactly("one", "two");
      assertThat(topics(third.kafka()))
          .contains(
              "a.combat.requested",
              "a.editions",
              "a.bots",
              "a.match.events.dead-letter",
              "editions");
    }
  }

  @Test
  void aServerKilledWithItsHostStartsAgain() throws Exception {
    HostProcess first = HostProcess.start(home, "--only", "postgres", "--database-prefix", "a_");
    execute(first.postgres(), "create table die (value int); insert into die values (6)");
    first.kill();
    assertThat(ProcessHandle.of(first.postmaster()).orElseThrow().destroyForcibly()).isTrue();

    try (HostProcess second = HostProcess.start(home, "--only", "postgres")) {
      assertThat(rows(second.postgres())).isEqualTo(1);
    }
  }

  @Test
  void aClusterThatWasHalfMadeWhenItsHostWasKilledIsMadeAnew() throws Exception {
    Path half = Files.createDirectories(home.resolve("postgres.new").resolve("base"));
    Files.writeString(half.resolve("1"), "half of it");
    Files.writeString(home.resolve("postgres.new").resolve("PG_VERSION"), "18\n");

    try (HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose")) {
      assertThat(setting(host.postgres(), "fsync")).isEqualTo("off");
    }
    assertThat(home.resolve("postgres.new")).doesNotExist();
    assertThat(home.resolve("postgres").resolve("base").resolve("1")).isDirectory();
  }

  @Test
  void aHostWithoutItsServerEnds() throws Exception {
    HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose");
    assertThat(setting(host.postgres(), "fsync")).isEqualTo("off");
    assertThat(ProcessHandle.of(host.postmaster()).orElseThrow().destroyForcibly()).isTrue();

    assertThat(host.endsByItself()).isTrue();
    assertThat(host.process().exitValue()).isEqualTo(1);
  }

  @Test
  void aHostEndsWithTheProcessItWatches() throws Exception {
    Process watched = new ProcessBuilder("sleep", "600").start();
    HostProcess host =
        HostProcess.start(home, "--only", "postgres", "--watch-pid", "" + watched.pid());
    assertThat(setting(host.postgres(), "fsync")).isEqualTo("on");
    assertThat(setting(host.postgres(), "synchronous_commit")).isEqualTo("on");
    watched.destroyForcibly().waitFor();

    assertThat(host.endsByItself()).isTrue();
    assertThat(home.resolve("postgres").resolve("postmaster.pid")).doesNotExist();
    assertThat(Files.readString(home.resolve("host.log"))).contains("the host ends: watched");
  }

  /** A zombie, which only waits for its parent to take notice, counts as gone. */
  private static boolean gone(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().commandLine()).isEmpty();
  }

  private static void produce(String kafka, String value) throws Exception {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", kafka), new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>("a.combat.requested", 0, "match", value)).get();
    }
  }

  private static List<String> consume(String kafka, int count) throws Exception {
    List<String> values = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", kafka),
            new StringDeserializer(),
            new StringDeserializer())) {
      TopicPartition partition = new TopicPartition("a.combat.requested", 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      Deadline.in(Duration.ofSeconds(30))
          .until(
              () -> {
                consumer.poll(Duration.ofMillis(100)).forEach(found -> values.add(found.value()));
                return values.size() >= count;
              });
    }
    return values;
  }

  private static Set<String> topics(String kafka) throws Exception {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", kafka))) {
      return admin.listTopics().names().get();
    }
  }

  private static void execute(String postgres, String sql) throws SQLException {
    try (Connection connection = connect(postgres, "a_game");
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int rows(String postgres) throws SQLException {
    try (Connection connection = connect(postgres, "a_game");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from die")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static String setting(String postgres, String name) throws SQLException {
    try (Connection connection = connect(postgres, "lobby");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("show " + name)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static Connection connect(String postgres, String database) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:postgresql://" + postgres + "/" + database, Postgres.USER, "");
  }
}

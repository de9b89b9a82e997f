package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
    produce(first, "one");
    execute(first, "create table die (value int); insert into die values (6)");
    long orphan = first.postmaster();
    first.kill();
    assertThat(ProcessHandle.of(orphan)).as("PostgreSQL outlives its host").isPresent();

    try (HostProcess second = HostProcess.start(home)) {
      assertThat(second.postmaster()).isNotEqualTo(orphan);
      assertThat(gone(orphan)).as("the left-over server").isTrue();
      assertThat(rows(second)).isEqualTo(1);
      produce(second, "two");
    }
    assertThat(home.resolve("postgres").resolve("postmaster.pid")).doesNotExist();

    try (HostProcess third = HostProcess.start(home)) {
      assertThat(rows(third)).isEqualTo(1);
      assertThat(consume(third, 2)).containsExactly("one", "two");
      assertThat(topics(third))
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
    execute(first, "create table die (value int); insert into die values (6)");
    first.kill();
    assertThat(ProcessHandle.of(first.postmaster()).orElseThrow().destroyForcibly()).isTrue();

    try (HostProcess second = HostProcess.start(home, "--only", "postgres")) {
      assertThat(rows(second)).isEqualTo(1);
    }
  }

  @Test
  void aClusterThatWasHalfMadeWhenItsHostWasKilledIsMadeAnew() throws Exception {
    Path half = Files.createDirectories(home.resolve("postgres.new").resolve("base"));
    Files.writeString(half.resolve("1"), "half of it");
    Files.writeString(home.resolve("postgres.new").resolve("PG_VERSION"), "18\n");

    try (HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose")) {
      assertThat(setting(host, "fsync")).isEqualTo("off");
    }
    assertThat(home.resolve("postgres.new")).doesNotExist();
    assertThat(home.resolve("postgres").resolve("base").resolve("1")).isDirectory();
  }

  @Test
  void aHostWithoutItsServerEnds() throws Exception {
    HostProcess host = HostProcess.start(home, "--only", "postgres", "--fast-and-loose");
    assertThat(setting(host, "fsync")).isEqualTo("off");
    assertThat(ProcessHandle.of(host.postmaster()).orElseThrow().destroyForcibly()).isTrue();

    assertThat(host.endsByItself()).isTrue();
    assertThat(host.process().exitValue()).isEqualTo(1);
  }

  @Test
  void aHostEndsWithTheProcessItWatches() throws Exception {
    Process watched = new ProcessBuilder("sleep", "600").start();
    HostProcess host =
        HostProcess.start(home, "--only", "postgres", "--watch-pid", "" + watched.pid());
    assertThat(setting(host, "fsync")).isEqualTo("on");
    assertThat(setting(host, "synchronous_commit")).isEqualTo("on");
    watched.destroyForcibly().waitFor();

    assertThat(host.endsByItself()).isTrue();
    assertThat(home.resolve("postgres").resolve("postmaster.pid")).doesNotExist();
    assertThat(Files.readString(home.resolve("host.log"))).contains("the host ends: watched");
  }

  /** A zombie, which only waits for its parent to take notice, counts as gone. */
  private static boolean gone(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().commandLine()).isEmpty();
  }

  private static void produce(HostProcess host, String value) throws Exception {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(host.client(), new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>("a.combat.requested", 0, "match", value)).get();
    }
  }

  private static List<String> consume(HostProcess host, int count) throws Exception {
    List<String> values = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(host.client(), new StringDeserializer(), new StringDeserializer())) {
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

  private static Set<String> topics(HostProcess host) throws Exception {
    try (Admin admin = Admin.create(host.client())) {
      return admin.listTopics().names().get();
    }
  }

  private static void execute(HostProcess host, String sql) throws Exception {
    try (Connection connection = host.superuser("a_game");
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int rows(HostProcess host) throws Exception {
    try (Connection connection = host.superuser("a_game");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from die")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static String setting(HostProcess host, String name) throws Exception {
    try (Connection connection = host.superuser("lobby");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("show " + name)) {
      rows.next();
      return rows.getString(1);
    }
  }
}

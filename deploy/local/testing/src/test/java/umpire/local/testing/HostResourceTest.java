package umpire.local.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class HostResourceTest {
  private final Map<String, String> configuration = new HostResource().start();

  @Test
  void aDatabaseOfTheForkTakesAndGivesRows() throws Exception {
    String url =
        "jdbc:"
            + configuration.get("UMPIRE_DB_URL")
            + "/"
            + configuration.get("UMPIRE_DB_PREFIX")
            + "game";
    try (Connection connection =
            DriverManager.getConnection(
                url, configuration.get("UMPIRE_DB_USER"), configuration.get("UMPIRE_DB_PASSWORD"));
        Statement statement = connection.createStatement()) {
      statement.execute("create table if not exists die (value int not null)");
      statement.execute("insert into die values (6)");
      try (ResultSet rows = statement.executeQuery("select value from die")) {
        assertThat(rows.next()).isTrue();
        assertThat(rows.getInt(1)).isEqualTo(6);
      }
    }
  }

  @Test
  void whatIsProducedIsConsumed() throws Exception {
    String topic = configuration.get("UMPIRE_TOPIC_PREFIX") + "combat.requested";
    Map<String, Object> servers = TestSpace.ofThisFork().client();
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(servers, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>(topic, "match", "question")).get();
    }
    assertThat(consume(topic)).containsExactly("question");
  }

  @Test
  void everyCallInAForkGivesTheSameSpace() {
    assertThat(new HostResource().start()).isEqualTo(configuration);
  }

  @Test
  void aFreshSpaceHasNamesOfItsOwn() {
    TestSpace fresh = TestSpace.fresh("fresh");

    assertThat(fresh.kafka()).isEqualTo(configuration.get("UMPIRE_KAFKA"));
    assertThat(fresh.topicPrefix()).isNotEqualTo(configuration.get("UMPIRE_TOPIC_PREFIX"));
    assertThat(fresh.databasePrefix()).isNotEqualTo(configuration.get("UMPIRE_DB_PREFIX"));
  }

  private List<String> consume(String topic) {
    Map<String, Object> settings = TestSpace.ofThisFork().client();
    settings.putAll(Map.of("group.id", "host-resource-test", "auto.offset.reset", "earliest"));
    List<String> values = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of(topic));
      Instant deadline = Instant.now().plusSeconds(30);
      while (values.isEmpty() && Instant.now().isBefore(deadline)) {
        consumer.poll(Duration.ofMillis(200)).forEach(message -> values.add(message.value()));
      }
    }
    return values;
  }
}

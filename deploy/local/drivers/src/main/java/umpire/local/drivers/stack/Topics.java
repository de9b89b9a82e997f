package umpire.local.drivers.stack;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.PollUntil;

/** The broker's topics, read from outside, without a group. */
public record Topics(Map<String, Object> client) {
  /** Settings of a client that signs in at the launcher's own broker. */
  public static Map<String, Object> client(String servers, String user, String password) {
    return client(servers, "SCRAM-SHA-512", "scram.ScramLoginModule", user, password);
  }

  /** The same by another mechanism, whose module belongs to Kafka. */
  public static Map<String, Object> client(
      String servers, String mechanism, String module, String user, String password) {
    return Map.of(
        "bootstrap.servers",
        servers,
        "security.protocol",
        "SASL_PLAINTEXT",
        "sasl.mechanism",
        mechanism,
        "sasl.jaas.config",
        "org.apache.kafka.common.security.%s required username=\"%s\" password=\"%s\";"
            .formatted(module, user, password));
  }

  private KafkaConsumer<String, byte[]> open() {
    Map<String, Object> settings = new HashMap<>(client);
    settings.put("auto.offset.reset", "earliest");
    settings.put("enable.auto.commit", false);
    settings.put("allow.auto.create.topics", false);
    return new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
  }

  /** Returns when a report on a question of the match is on the topic; throws Vain. */
  public void awaitReport(String topic, String match, Duration most) {
    try (KafkaConsumer<String, byte[]> consumer = open()) {
      consumer.assign(partitions(consumer, topic));
      PollUntil.until(
          "a report on match " + match + " in " + topic,
          most,
          () -> {
            boolean[] found = new boolean[1];
            consumer
                .poll(Duration.ofMillis(200))
                .forEach(message -> found[0] |= matchOf(message.value()).equals(match));
            return found[0];
          });
    }
  }

  private static String matchOf(byte[] message) {
    try {
      JsonNode envelope = Api.JSON.readTree(message);
      return envelope.at("/data/match").asText();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many messages the dead-letter topics hold, by topic, those without any left out. */
  public List<String> deadLetters() {
    try (KafkaConsumer<String, byte[]> consumer = open()) {
      List<String> found = new ArrayList<>();
      for (String topic : consumer.listTopics().keySet()) {
        if (topic.endsWith(".dead-letter")) {
          long count =
              consumer.endOffsets(partitions(consumer, topic)).values().stream()
                  .mapToLong(Long::longValue)
                  .sum();
          if (count > 0) {
            found.add(topic + ": " + count);
          }
        }
      }
      return found;
    }
  }

  /** How many messages a topic holds. */
  public long messages(String topic) {
    try (KafkaConsumer<String, byte[]> consumer = open()) {
      return consumer.endOffsets(partitions(consumer, topic)).values().stream()
          .mapToLong(Long::longValue)
          .sum();
    }
  }

  private static List<TopicPartition> partitions(
      KafkaConsumer<String, byte[]> consumer, String topic) {
    List<TopicPartition> all = new ArrayList<>();
    for (PartitionInfo info : consumer.partitionsFor(topic)) {
      all.add(new TopicPartition(topic, info.partition()));
    }
    return all;
  }
}

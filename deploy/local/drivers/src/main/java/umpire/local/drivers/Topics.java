package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The broker's topics, read from outside, without a group. */
record Topics(String servers) {
  private KafkaConsumer<String, byte[]> open() {
    return new KafkaConsumer<>(
        Map.of(
            "bootstrap.servers",
            servers,
            "auto.offset.reset",
            "earliest",
            "enable.auto.commit",
            false,
            "allow.auto.create.topics",
            false),
        new StringDeserializer(),
        new ByteArrayDeserializer());
  }

  /** Returns when a report on a question of the match is on the topic; throws Vain. */
  void awaitReport(String topic, String match, Duration most) {
    try (KafkaConsumer<String, byte[]> consumer = open()) {
      consumer.assign(partitions(consumer, topic));
      Wait.until(
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
  List<String> deadLetters() {
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
  long messages(String topic) {
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

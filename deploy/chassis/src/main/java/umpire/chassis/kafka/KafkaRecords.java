package umpire.chassis.kafka;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.jspecify.annotations.Nullable;

/** Between our messages and Kafka's records. */
final class KafkaRecords {
  private static final byte[] NOTHING = {};

  private KafkaRecords() {}

  static ProducerRecord<String, byte[]> toKafka(Outgoing message, String topic) {
    ProducerRecord<String, byte[]> made =
        new ProducerRecord<>(topic, message.key(), message.value().bytes());
    message
        .headers()
        .forEach((name, value) -> made.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
    return made;
  }

  static Incoming fromKafka(
      ConsumerRecord<@Nullable String, byte @Nullable []> read, String topic) {
    Map<String, String> headers = new LinkedHashMap<>();
    for (Header header : read.headers()) {
      byte @Nullable [] value = header.value();
      headers.put(
          header.key(), new String(value == null ? NOTHING : value, StandardCharsets.UTF_8));
    }
    @Nullable String key = read.key();
    byte @Nullable [] value = read.value();
    return new Incoming(
        topic,
        read.partition(),
        read.offset(),
        key == null ? "" : key,
        headers,
        Payload.of(value == null ? NOTHING : value),
        Instant.ofEpochMilli(read.timestamp()));
  }

  /** The message as it goes to the dead letters: itself, with whence and why in headers. */
  static Outgoing deadLetter(PoisonMessage poisonMessage) {
    Incoming message = poisonMessage.message();
    Map<String, String> headers = new LinkedHashMap<>(message.headers());
    headers.put("umpire-reason", poisonMessage.reason());
    headers.put("umpire-topic", message.topic());
    headers.put("umpire-partition", Integer.toString(message.partition()));
    headers.put("umpire-offset", Long.toString(message.offset()));
    return new Outgoing(message.topic() + ".dead-letter", message.key(), headers, message.value());
  }
}

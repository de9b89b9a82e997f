package umpire.chassis.kafka;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/**
 * How many messages of each topic wait for a poll loop: those that it has not read, and those that
 * it has in hand. Written by the loop's thread, read by any.
 */
final class Backlog {
  private static final Duration TIMEOUT = Duration.ofMillis(500);

  private final Set<String> topics;
  private final UnaryOperator<String> plain;
  private volatile Map<String, Double> waiting = Map.of();

  /**
   * Of these topics, by the contract's names.
   *
   * @param plain the contract's name of a topic at the broker
   */
  Backlog(Set<String> topics, UnaryOperator<String> plain) {
    this.topics = topics;
    this.plain = plain;
  }

  /** Messages of a topic that wait; no number where it is not known. */
  double of(String topic) {
    return waiting.getOrDefault(topic, Double.NaN);
  }

  /** After a poll that left nothing in hand: what the last fetches reported. */
  void idle(Consumer<@Nullable String, byte @Nullable []> consumer) {
    Map<String, Double> now = none();
    for (TopicPartition partition : consumer.assignment()) {
      OptionalLong behind = consumer.currentLag(partition);
      add(now, partition, behind.isPresent() ? behind.getAsLong() : Double.NaN);
    }
    waiting = now;
  }

  /** While a batch is in hand, and nothing is fetched: the broker is asked. */
  void holding(Consumer<@Nullable String, byte @Nullable []> consumer, List<Incoming> inHand) {
    Map<String, Double> now = none();
    try {
      consumer
          .endOffsets(consumer.assignment(), TIMEOUT)
          .forEach(
              (partition, end) ->
                  add(now, partition, (double) end - consumer.position(partition, TIMEOUT)));
    } catch (KafkaException _) {
      unknown();
      return;
    }
    inHand.forEach(message -> now.merge(message.topic(), 1.0, Double::sum));
    waiting = now;
  }

  /** Nobody reads now. */
  void unknown() {
    waiting = Map.of();
  }

  private Map<String, Double> none() {
    Map<String, Double> none = new HashMap<>();
    topics.forEach(topic -> none.put(topic, 0.0));
    return none;
  }

  private void add(Map<String, Double> all, TopicPartition partition, double count) {
    all.merge(plain.apply(partition.topic()), count, Double::sum);
  }
}

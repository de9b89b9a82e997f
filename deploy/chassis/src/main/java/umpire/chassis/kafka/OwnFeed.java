package umpire.chassis.kafka;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** Reads every partition for this instance alone, without a group; keeps its place in memory. */
final class OwnFeed implements Feed {
  private static final Duration RECENT = Duration.ofMinutes(15);

  private final Set<String> topics;
  private final Subscription.Start start;

  /** How far we are; outlives the consumer, so that a fault of the broker loses nothing. */
  private final Map<TopicPartition, Long> positions = new HashMap<>();

  /** Where the partitions ended when we came; until there, we are catching up. */
  private final Map<TopicPartition, Long> goals = new HashMap<>();

  private volatile String state = "starting";

  OwnFeed(Set<String> topics, Subscription.Start start) {
    this.topics = topics;
    this.start = start;
  }

  @Override
  public Map<String, Object> settings() {
    return Map.of("auto.offset.reset", "earliest");
  }

  @Override
  public void attach(Consumer<@Nullable String, byte @Nullable []> consumer) {
    List<TopicPartition> partitions =
        topics.stream().flatMap(t -> of(t, consumer).stream()).toList();
    if (positions.isEmpty()) {
      goals.putAll(consumer.endOffsets(partitions));
      positions.putAll(
          switch (start) {
            case EARLIEST -> consumer.beginningOffsets(partitions);
            case RECENT -> since(Instant.now().minus(RECENT), consumer);
            case LATEST -> goals;
          });
    }
    consumer.assign(partitions);
    positions.forEach(consumer::seek);
    state = arrived() ? "assigned" : "catching-up";
  }

  /** Where the messages since then begin; where there are none, the end. */
  private Map<TopicPartition, Long> since(
      Instant then, Consumer<@Nullable String, byte @Nullable []> consumer) {
    Map<TopicPartition, Long> begin = new HashMap<>(goals);
    Map<TopicPartition, Long> asked = new HashMap<>();
    goals.keySet().forEach(partition -> asked.put(partition, then.toEpochMilli()));
    consumer
        .offsetsForTimes(asked)
        .forEach(
            (partition, found) -> {
              if (found != null) {
                begin.put(partition, found.offset());
              }
            });
    return begin;
  }

  private static List<TopicPartition> of(
      String topic, Consumer<@Nullable String, byte @Nullable []> consumer) {
    List<TopicPartition> partitions =
        consumer.partitionsFor(topic).stream()
            .map(partition -> new TopicPartition(partition.topic(), partition.partition()))
            .toList();
    if (partitions.isEmpty()) {
      throw new IllegalStateException("the topic " + topic + " is not there yet");
    }
    return partitions;
  }

  @Override
  public void handled(
      Consumer<@Nullable String, byte @Nullable []> consumer,
      Map<TopicPartition, OffsetAndMetadata> offsets) {
    offsets.forEach((partition, next) -> positions.put(partition, next.offset()));
    if (arrived()) {
      state = "assigned";
    }
  }

  private boolean arrived() {
    return goals.entrySet().stream()
        .allMatch(goal -> positions.getOrDefault(goal.getKey(), 0L) >= goal.getValue());
  }

  @Override
  public void holding(boolean now) {
    // Nothing is assigned to us by others, so nothing new can come while a batch is out.
  }

  @Override
  public void detached() {
    state = "starting";
  }

  @Override
  public boolean ready() {
    return "assigned".equals(state);
  }

  @Override
  public String state() {
    return state;
  }
}

package umpire.chassis.kafka;

import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** How a poll loop comes by its partitions and stores how far it is. */
interface Feed {
  /** The consumer's own settings. */
  Map<String, Object> settings();

  /** Begins to read; called once for each consumer, of which there is a new one after a fault. */
  void attach(Consumer<@Nullable String, byte @Nullable []> consumer);

  /** These partitions were handled up to (not including) these offsets. */
  void handled(
      Consumer<@Nullable String, byte @Nullable []> consumer,
      Map<TopicPartition, OffsetAndMetadata> offsets);

  /** Whether a batch is out with the handler, so that nothing more may be read. */
  void holding(boolean holding);

  /** The consumer is gone; {@link #attach} follows with a new one. */
  void detached();

  /** Whether the partitions are ours and all that must be read before serving has been read. */
  boolean ready();

  /** One word for health: {@code starting}, {@code catching-up} or {@code assigned}. */
  String state();
}

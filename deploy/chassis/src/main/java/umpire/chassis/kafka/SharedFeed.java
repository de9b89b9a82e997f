package umpire.chassis.kafka;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RebalanceInProgressException;
import org.apache.kafka.common.errors.WakeupException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Shares the topics with the other members of a group. Membership is static (an instance that was
 * killed and comes back takes its place at once, instead of waiting for its ghost's session), and
 * partitions move cooperatively.
 */
final class SharedFeed implements Feed {
  private static final Logger LOG = Logger.getLogger(SharedFeed.class);

  private final Set<String> topics;
  private final Map<String, Object> settings;
  private volatile boolean assigned;
  private boolean holding;

  SharedFeed(Set<String> topics, String group, String member) {
    this.topics = topics;
    this.settings =
        Map.of(
            "group.id",
            group,
            "group.instance.id",
            member,
            "partition.assignment.strategy",
            CooperativeStickyAssignor.class.getName(),
            "auto.offset.reset",
            "earliest",
            "session.timeout.ms",
            6_000,
            "heartbeat.interval.ms",
            1_500);
  }

  @Override
  public Map<String, Object> settings() {
    return settings;
  }

  @Override
  public void attach(Consumer<@Nullable String, byte @Nullable []> consumer) {
    consumer.subscribe(
        topics,
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            if (holding) {
              consumer.pause(partitions);
            }
            assigned = true;
          }

          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            // Offsets are committed after every batch; what is in hand now comes again elsewhere.
          }
        });
  }

  @Override
  public void handled(
      Consumer<@Nullable String, byte @Nullable []> consumer,
      Map<TopicPartition, OffsetAndMetadata> offsets) {
    try {
      try {
        consumer.commitSync(offsets);
      } catch (WakeupException _) {
        consumer.commitSync(offsets); // we must end, but what is done is committed
      }
    } catch (CommitFailedException | RebalanceInProgressException moved) {
      LOG.infof("offsets not kept, partitions are moving; messages may come again: %s", moved);
    }
  }

  @Override
  public void holding(boolean now) {
    holding = now;
  }

  @Override
  public void detached() {
    assigned = false;
  }

  @Override
  public boolean ready() {
    return assigned;
  }

  @Override
  public String state() {
    return assigned ? "assigned" : "starting";
  }
}

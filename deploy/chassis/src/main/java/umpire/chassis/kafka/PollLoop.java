package umpire.chassis.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.broker.Connection;

/**
 * Reads the topics of one subscription on a thread of its own, until it is stopped. Whatever ends
 * its reading, an {@link Error} too, it begins again with a new consumer; from an Error until it
 * reads again it counts as dead.
 */
final class PollLoop implements Runnable {
  private static final Logger LOG = Logger.getLogger(PollLoop.class);
  private static final Duration POLL = Duration.ofMillis(500);
  private static final int GATHERED_BYTES = 1024 * 1024;
  private static final Duration SLICE = Duration.ofSeconds(1);
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(3);

  private final Subscription subscription;
  private final Connection connection;
  private final Feed feed;
  private final BatchDelivery batchDelivery;
  private final Backlog backlog;
  private final CountDownLatch stop = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final CompletableFuture<Void> caughtUp = new CompletableFuture<>();
  private volatile @Nullable Consumer<@Nullable String, byte @Nullable []> current;
  private volatile boolean failed;

  PollLoop(
      Subscription subscription, Connection connection, Feed feed, BatchDelivery batchDelivery) {
    this.subscription = subscription;
    this.connection = connection;
    this.feed = feed;
    this.batchDelivery = batchDelivery;
    this.backlog = new Backlog(subscription.topics(), connection::plain);
  }

  @Override
  public void run() {
    try {
      Backoff backoff = Backoff.first();
      while (!stopping()) {
        long begun = System.nanoTime();
        readAndSurvive();
        // One that ran for a while has earned a quick new start.
        backoff =
            System.nanoTime() - begun > TimeUnit.SECONDS.toNanos(30)
                ? Backoff.first()
                : backoff.next();
        rest(backoff.pause());
      }
    } finally {
      ended.countDown();
    }
  }

  /** Returns when it must stop, or begin again. */
  private void readAndSurvive() {
    try {
      readUntilStoppedOrFailed();
    } catch (InterruptedException _) {
      LOG.warnf("reading %s was interrupted; a new consumer begins", subscription.name());
    } catch (Error fatal) {
      failed = true;
      logError(fatal);
    }
  }

  /** Without memory not even that can be logged. */
  private void logError(Error fatal) {
    try {
      LOG.errorf(fatal, "reading %s failed; a new consumer begins", subscription.name());
    } catch (Error _) {
      failed = true; // what counts: liveness reports it
    }
  }

  private void rest(Duration pause) {
    try {
      boolean _ = stop.await(pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      // Nobody ends a loop so; it goes on.
    }
  }

  private void readUntilStoppedOrFailed() throws InterruptedException {
    try {
      Consumer<@Nullable String, byte @Nullable []> consumer = open();
      try {
        current = consumer;
        feed.attach(consumer);
        while (!stopping()) {
          if (feed.ready()) {
            caughtUp.complete(null);
          }
          ConsumerRecords<@Nullable String, byte @Nullable []> records = consumer.poll(POLL);
          handle(consumer, records);
          failed = false;
          backlog.idle(consumer);
        }
      } finally {
        current = null;
        feed.detached();
        backlog.unknown();
        consumer.close(
            CloseOptions.timeout(CLOSE_TIMEOUT)
                .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP));
      }
    } catch (WakeupException _) {
      LOG.debugf("%s is being stopped", subscription.name());
    } catch (RuntimeException failure) {
      LOG.warnf(failure, "reading %s failed; a new consumer begins", subscription.name());
    }
  }

  private Consumer<@Nullable String, byte @Nullable []> open() {
    Map<String, Object> settings =
        new HashMap<>(
            Map.of(
                "enable.auto.commit",
                false,
                "allow.auto.create.topics",
                false,
                "isolation.level",
                "read_committed",
                "fetch.min.bytes",
                subscription.pace() == Subscription.Pace.AT_ONCE ? 1 : GATHERED_BYTES,
                "fetch.max.wait.ms",
                (int) POLL.toMillis(),
                "max.poll.records",
                500,
                "metadata.max.age.ms",
                10_000));
    settings.putAll(feed.settings());
    return new KafkaConsumer<>(
        connection.client(settings), new StringDeserializer(), new ByteArrayDeserializer());
  }

  private void handle(
      Consumer<@Nullable String, byte @Nullable []> consumer,
      ConsumerRecords<@Nullable String, byte @Nullable []> records)
      throws InterruptedException {
    if (records.isEmpty()) {
      return;
    }
    List<Incoming> batch = new ArrayList<>(records.count());
    records.forEach(
        read -> batch.add(KafkaRecords.fromKafka(read, connection.plain(read.topic()))));
    boolean done;
    feed.holding(true);
    try {
      done = batchDelivery.deliver(batch, new ConsumerHold(consumer, batch));
    } finally {
      // Where delivery fails, the feed goes on with a new consumer, which holds nothing.
      feed.holding(false);
    }
    consumer.resume(consumer.paused());
    if (done) {
      Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>(records.nextOffsets());
      offsets.keySet().retainAll(consumer.assignment());
      feed.handled(consumer, offsets);
    }
  }

  private boolean stopping() {
    return stop.getCount() == 0;
  }

  /** Asks the loop to end after the batch in hand. */
  void stop() {
    stop.countDown();
    Consumer<@Nullable String, byte @Nullable []> reading = current;
    if (reading != null) {
      reading.wakeup();
    }
  }

  /** Whether it has ended though nobody stopped it, or has failed and does not read again yet. */
  boolean isDead() {
    return !stopping() && (failed || ended.getCount() == 0);
  }

  /** Whether the loop ended within this time. */
  boolean ended(Duration within) throws InterruptedException {
    return ended.await(within.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Completes when the feed is ready for the first time. */
  CompletionStage<Void> caughtUp() {
    return caughtUp.minimalCompletionStage();
  }

  Subscription subscription() {
    return subscription;
  }

  Feed feed() {
    return feed;
  }

  Backlog backlog() {
    return backlog;
  }

  /** Keeps the partitions of a batch for this consumer while the batch is being handled. */
  private final class ConsumerHold implements BatchHold {
    private final Consumer<@Nullable String, byte @Nullable []> consumer;
    private final List<Incoming> batch;

    ConsumerHold(Consumer<@Nullable String, byte @Nullable []> consumer, List<Incoming> batch) {
      this.consumer = consumer;
      this.batch = batch;
    }

    @Override
    public void keepPlace() {
      consumer.pause(consumer.assignment());
      try {
        consumer.poll(Duration.ZERO);
        backlog.holding(consumer, batch);
      } catch (WakeupException _) {
        LOG.debugf("%s ends after the batch in hand", subscription.name());
      }
    }

    @Override
    public void pause(Duration pause) throws InterruptedException {
      Duration left = pause;
      while (!stop.await(Math.min(left.toMillis(), SLICE.toMillis()), TimeUnit.MILLISECONDS)) {
        left = left.minus(SLICE);
        if (!left.isPositive()) {
          return;
        }
        keepPlace();
      }
    }

    @Override
    public List<Incoming> stillOurs(List<Incoming> messages) {
      Set<TopicPartition> ours = consumer.assignment();
      return messages.stream()
          .filter(
              message ->
                  ours.contains(
                      new TopicPartition(connection.real(message.topic()), message.partition())))
          .toList();
    }

    @Override
    public boolean stopping() {
      return PollLoop.this.stopping();
    }
  }
}

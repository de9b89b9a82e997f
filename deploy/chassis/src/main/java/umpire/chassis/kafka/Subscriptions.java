package umpire.chassis.kafka;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;
import umpire.chassis.broker.Connection;
import umpire.chassis.reactive.FreshContext;

/**
 * Starts poll loops, for instance at a service's {@code StartupEvent}, and stops them at the end.
 */
@Singleton
public class Subscriptions {
  private static final Logger LOG = Logger.getLogger(Subscriptions.class);
  private static final Duration LAST_BATCH = Duration.ofSeconds(5);

  private final Connection connection;
  private final Publisher publisher;
  private final Vertx vertx;
  private final MeterRegistry registry;
  private final List<PollLoop> loops = new CopyOnWriteArrayList<>();

  Subscriptions(Connection connection, Publisher publisher, Vertx vertx, MeterRegistry registry) {
    this.connection = connection;
    this.publisher = publisher;
    this.vertx = vertx;
    this.registry = registry;
  }

  /**
   * Begins to read; returns at once, whether or not a broker is there. Readiness says from then on
   * how the subscription stands.
   */
  public Started start(Subscription subscription, MessageHandler messageHandler) {
    return start(subscription, connection.instance(), messageHandler);
  }

  /** As {@link #start(Subscription, Handler)}, as the named member of its group. */
  Started start(Subscription subscription, String instance, MessageHandler messageHandler) {
    return start(subscription, feed(subscription, instance), messageHandler);
  }

  /** As {@link #start(Subscription, Handler)}, by a feed of the caller's. */
  Started start(Subscription subscription, Feed feed, MessageHandler messageHandler) {
    PollLoop loop =
        new PollLoop(
            subscription,
            connection,
            feed,
            new BatchDelivery(messageHandler, FreshContext.of(vertx), publisher));
    loops.add(loop);
    subscription.topics().forEach(topic -> measure(topic, subscription.reader()));
    Thread.ofPlatform().daemon().name("umpire-poll-" + subscription.name()).start(loop);
    return new Running(loop);
  }

  /** A second subscription of one reader to one topic is in the same figure. */
  private void measure(String topic, String reader) {
    Gauge.builder("umpire.consumer.lag", this, all -> all.backlog(topic, reader))
        .description("Messages of a topic that a reader has not handled.")
        .baseUnit("messages")
        .tag("topic", topic)
        .tag("reader", reader)
        .register(registry);
  }

  private double backlog(String topic, String reader) {
    return loops.stream()
        .filter(loop -> loop.subscription().reader().equals(reader))
        .filter(loop -> loop.subscription().topics().contains(topic))
        .mapToDouble(loop -> loop.backlog().of(topic))
        .reduce(Double::sum)
        .orElse(Double.NaN);
  }

  private Feed feed(Subscription subscription, String instance) {
    Set<String> topics = connection.real(subscription.topics());
    return switch (subscription.reading()) {
      case Subscription.Reading.Shared(String group) ->
          new SharedFeed(topics, connection.real(group), instance + "_" + subscription.name());
      case Subscription.Reading.EveryInstance(Subscription.Start start) ->
          new OwnFeed(topics, start);
    };
  }

  List<PollLoop> loops() {
    return List.copyOf(loops);
  }

  /** Before the service's stores go: handlers still need them for the batch in hand. */
  void stopAll(@Observes @Priority(1) ShutdownEvent shutdown) {
    stop(loops());
  }

  private void stop(List<PollLoop> ending) {
    ending.forEach(PollLoop::stop);
    try {
      for (PollLoop loop : ending) {
        if (!loop.ended(LAST_BATCH)) {
          LOG.warnf("%s did not finish its last batch; it comes again", loop.subscription().name());
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    loops.removeAll(ending);
  }

  /**
   * A running subscription; {@link #close} lets it finish the batch in hand and leave its group.
   */
  public interface Started extends AutoCloseable {
    /** Completes when it is ready for the first time: see {@link SubscriptionsReadiness}. */
    CompletionStage<Void> caughtUp();

    @Override
    void close();
  }

  private final class Running implements Started {
    private final PollLoop loop;

    Running(PollLoop loop) {
      this.loop = loop;
    }

    @Override
    public CompletionStage<Void> caughtUp() {
      return loop.caughtUp();
    }

    @Override
    public void close() {
      stop(List.of(loop));
    }
  }
}

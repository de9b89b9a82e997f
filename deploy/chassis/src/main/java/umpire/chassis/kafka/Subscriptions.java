package umpire.chassis.kafka;

import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.OwnContext;

/**
 * Starts poll loops, for instance at a service's {@code StartupEvent}, and stops them at the end.
 */
@ApplicationScoped
public class Subscriptions {
  private static final Logger LOG = Logger.getLogger(Subscriptions.class);
  private static final Duration LAST_BATCH = Duration.ofSeconds(5);

  private final Connection connection;
  private final Publisher publisher;
  private final Vertx vertx;
  private final List<PollLoop> loops = new CopyOnWriteArrayList<>();

  Subscriptions(Connection connection, Publisher publisher, Vertx vertx) {
    this.connection = connection;
    this.publisher = publisher;
    this.vertx = vertx;
  }

  /**
   * Begins to read; returns at once, whether or not a broker is there. Readiness says from then on
   * how the subscription stands.
   */
  public Started start(Subscription subscription, Handler handler) {
    return start(subscription, connection.instance(), handler);
  }

  /** As {@link #start(Subscription, Handler)}, as the named member of its group. */
  Started start(Subscription subscription, String instance, Handler handler) {
    PollLoop loop =
        new PollLoop(
            subscription,
            connection,
            feed(subscription, instance),
            new Delivery(handler, OwnContext.of(vertx), publisher));
    loops.add(loop);
    Thread.ofPlatform().daemon().name("umpire-poll-" + subscription.name()).start(loop);
    return new Running(loop);
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

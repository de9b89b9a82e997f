package umpire.chassis.kafka;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.reactive.OwnContext;

/** Hands a batch to a handler until it is done with, and never drops a message. */
final class Delivery {
  private static final Logger LOG = Logger.getLogger(Delivery.class);
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private final Handler handler;
  private final OwnContext eventLoop;
  private final Publisher publisher;

  Delivery(Handler handler, OwnContext eventLoop, Publisher publisher) {
    this.handler = handler;
    this.eventLoop = eventLoop;
    this.publisher = publisher;
  }

  /** True when every message was handled, is a dead letter, or is no longer ours. */
  boolean deliver(List<Incoming> batch, Hold hold) throws InterruptedException {
    List<Incoming> rest = batch;
    Backoff backoff = Backoff.first();
    while (!rest.isEmpty()) {
      try {
        List<Incoming> now = rest;
        await(eventLoop.call(() -> handler.handle(now)), hold);
        return true;
      } catch (Poison poison) {
        rest = bury(poison, rest, hold);
      } catch (RuntimeException failure) {
        LOG.warnf(
            failure,
            "%d messages from %s could not be handled; again in %d ms",
            rest.size(),
            rest.getFirst().topic(),
            backoff.pause().toMillis());
        hold.pause(backoff.pause());
        backoff = backoff.next();
        rest = hold.stillOurs(rest);
      }
      if (hold.stopping()) {
        return false;
      }
    }
    return true;
  }

  /** What remains; fails where the dead letter cannot be published, and then all is read again. */
  private List<Incoming> bury(Poison poison, List<Incoming> batch, Hold hold)
      throws InterruptedException {
    Incoming message = poison.message();
    if (!batch.contains(message)) {
      throw new IllegalStateException("a handler named a message as poison that it was not given");
    }
    LOG.errorf(
        "%s, partition %d, offset %d goes to the dead letters: %s",
        message.topic(), message.partition(), message.offset(), poison.reason());
    await(publisher.publish(Messages.deadLetter(poison)).toCompletableFuture(), hold);
    return batch.stream().filter(other -> !other.equals(message)).toList();
  }

  private static void await(CompletableFuture<Void> work, Hold hold) throws InterruptedException {
    while (true) {
      try {
        work.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException _) {
        hold.keepPlace();
      } catch (ExecutionException failed) {
        throw unwrapped(failed);
      }
    }
  }

  private static RuntimeException unwrapped(Throwable failure) {
    @Nullable Throwable cause = failure.getCause();
    if (cause != null
        && (failure instanceof ExecutionException || failure instanceof CompletionException)) {
      return unwrapped(cause);
    }
    return failure instanceof RuntimeException told ? told : new IllegalStateException(failure);
  }
}

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
import umpire.chassis.reactive.FreshContext;

/** Hands a batch to a handler until it is done with, and never drops a message. */
final class BatchDelivery {
  private static final Logger LOG = Logger.getLogger(BatchDelivery.class);
  private static final Duration TIMEOUT = Duration.ofSeconds(1);

  private final MessageHandler messageHandler;
  private final FreshContext eventLoop;
  private final Publisher publisher;

  BatchDelivery(MessageHandler messageHandler, FreshContext eventLoop, Publisher publisher) {
    this.messageHandler = messageHandler;
    this.eventLoop = eventLoop;
    this.publisher = publisher;
  }

  /** True when every message was handled, is a dead letter, or is no longer ours. */
  boolean deliver(List<Incoming> batch, BatchHold batchHold) throws InterruptedException {
    List<Incoming> rest = batch;
    Backoff backoff = Backoff.first();
    while (!rest.isEmpty()) {
      try {
        List<Incoming> now = rest;
        await(eventLoop.call(() -> messageHandler.handle(now)), batchHold);
        return true;
      } catch (PoisonMessage poisonMessage) {
        rest = bury(poisonMessage, rest, batchHold);
      } catch (RuntimeException failure) {
        LOG.warnf(
            failure,
            "%d messages from %s could not be handled; again in %d ms",
            rest.size(),
            rest.getFirst().topic(),
            backoff.pause().toMillis());
        batchHold.pause(backoff.pause());
        backoff = backoff.next();
        rest = batchHold.stillOurs(rest);
      }
      if (batchHold.stopping()) {
        return false;
      }
    }
    return true;
  }

  /** What remains; fails where the dead letter cannot be published, and then all is read again. */
  private List<Incoming> bury(
      PoisonMessage poisonMessage, List<Incoming> batch, BatchHold batchHold)
      throws InterruptedException {
    Incoming message = poisonMessage.message();
    if (!batch.contains(message)) {
      throw new IllegalStateException(
          "a handler reported a poison message that is not in its batch");
    }
    LOG.errorf(
        "%s, partition %d, offset %d goes to the dead letters: %s",
        message.topic(), message.partition(), message.offset(), poisonMessage.reason());
    await(
        publisher.publish(KafkaRecords.deadLetter(poisonMessage)).toCompletableFuture(), batchHold);
    return batch.stream().filter(other -> !other.equals(message)).toList();
  }

  private static void await(CompletableFuture<Void> work, BatchHold batchHold)
      throws InterruptedException {
    while (true) {
      try {
        work.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException _) {
        batchHold.keepPlace();
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
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(failure);
  }
}

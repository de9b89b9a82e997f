package umpire.chassis.kafka;

import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * What a service does with messages. It is called with one batch at a time, in the order of each
 * partition, on a Vert.x event loop with a context of its own, so that reactive stores work at
 * once; it must not block. Offsets are committed when the stage completes. When it fails, the same
 * messages come again until they succeed, so handling must be idempotent: delivery is at least
 * once. See {@link PoisonMessage} for a message that can never succeed.
 */
@FunctionalInterface
public interface MessageHandler {
  /**
   * Handles the messages of a batch, at least one; the stage completes when all are handled.
   *
   * @return fails, or the call throws, if the batch must come again; with {@link PoisonMessage} if
   *     one message of it can never be handled
   */
  CompletionStage<Void> handle(List<Incoming> batch);
}

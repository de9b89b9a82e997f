package umpire.game.store.transaction;

import java.util.UUID;
import umpire.chassis.kafka.Outgoing;

/**
 * A message that waits to be published, in the order of match, revision and ordinal.
 *
 * @param match that it concerns; also its key
 * @param revision of the match after the transaction
 * @param ordinal within the transaction
 * @param message with the contract's topic
 */
public record OutboxRow(UUID match, int revision, int ordinal, Outgoing message) {
  private static final String QUESTIONS = ".requested";

  /** True of a question to another service, which is kept, for it may be asked again. */
  public boolean asks() {
    return message.topic().endsWith(QUESTIONS);
  }
}

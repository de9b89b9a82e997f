package umpire.game.store.transaction;

import java.util.UUID;
import umpire.chassis.kafka.Outgoing;

/**
 * A message of a transaction, to be published in the order of match and revision.
 *
 * @param match that it concerns; also its key
 * @param revision of the match after the transaction
 * @param message with the contract's topic
 */
public record OutboxRow(UUID match, int revision, Outgoing message) {
  /** The topic that says what happened in matches; every instance of this service reads it. */
  public static final String MATCH_EVENTS = "match.events";

  private static final String QUESTIONS = ".requested";

  /** True of a question to another service, which is kept, for it may be asked again. */
  public boolean asks() {
    return message.topic().endsWith(QUESTIONS);
  }
}

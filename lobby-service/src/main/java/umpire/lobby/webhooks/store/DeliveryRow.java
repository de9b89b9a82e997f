package umpire.lobby.webhooks.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A delivery as the log has it.
 *
 * @param number of the webhook's own
 * @param id the header webhook-id
 * @param type such as turn.changed
 * @param match its id, empty for a ping
 * @param state one of the constants of this class
 * @param reason why it is dead, else empty
 * @param madeAt when it was made
 * @param nextAt when it is tried next; means nothing but where it is pending
 * @param giveUpAt when it is dead, if it is not delivered by then
 * @param doneAt when it was delivered or died; empty before that
 * @param attempts the first one first
 */
public record DeliveryRow(
    int number,
    String id,
    String type,
    String match,
    String state,
    String reason,
    Instant madeAt,
    Instant nextAt,
    Instant giveUpAt,
    Optional<Instant> doneAt,
    List<DeliveryAttempt> attempts) {
  /** Waits until an earlier one of the same match is done with. */
  public static final String QUEUED = "queued";

  /** Is sent, or waits for its next attempt. */
  public static final String PENDING = "pending";

  /** The receiver has it. */
  public static final String DELIVERED = "delivered";

  /** Given up. */
  public static final String DEAD = "dead";

  public DeliveryRow {
    attempts = List.copyOf(attempts);
  }
}

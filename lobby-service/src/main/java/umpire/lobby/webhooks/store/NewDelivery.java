package umpire.lobby.webhooks.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Something to be sent.
 *
 * @param number of the webhook's own; that of a digest which was not sent yet puts this in its
 *     place
 * @param id the header webhook-id
 * @param type such as turn.changed
 * @param body as it is sent
 * @param fault what is wrong with the body; then it is kept and never sent; else empty
 * @param until when nobody needs to know any more; empty for the span of any delivery
 * @param hold how long it is kept back
 * @param parts JSON: what a digest is put together from; empty where it is none
 */
public record NewDelivery(
    int number,
    String id,
    String type,
    String body,
    String fault,
    Optional<Instant> until,
    Duration hold,
    String parts) {
  /** What a fault begins with: it is never sent, however often it is asked for. */
  public static final String FAULT = "a fault of ours: ";

  /** The same as a digest, kept back for so long and put together from these parts. */
  public NewDelivery held(Duration span, String from) {
    return new NewDelivery(number, id, type, body, fault, until, span, from);
  }
}

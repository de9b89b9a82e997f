package umpire.lobby.webhooks.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A delivery that is taken to be sent now, and its webhook as it is now.
 *
 * @param webhook its id
 * @param number of the webhook's own
 * @param id the header webhook-id
 * @param owner the id of the account that it is sent for
 * @param body as it is sent
 * @param tries attempts before this one, since it was made or asked for again
 * @param last true when there is no time for another attempt
 * @param lease by which the outcome is recorded
 * @param url where it is sent to
 * @param secret as {@code WebhookSecrets} keeps it
 * @param formerSecret likewise, empty for none
 * @param formerUntil until when that signs besides; empty where there never was one
 * @param quiet hours in which nothing is sent, empty for none
 */
public record DueDelivery(
    String webhook,
    int number,
    String id,
    String owner,
    String body,
    int tries,
    boolean last,
    String lease,
    String url,
    String secret,
    String formerSecret,
    Optional<Instant> formerUntil,
    String quiet) {
  @Override
  public String toString() {
    return "delivery " + number + " of webhook " + webhook;
  }
}

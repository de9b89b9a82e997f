package umpire.lobby.webhooks.delivery;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Map;
import umpire.lobby.webhooks.destination.ResolvedDestination;

/** Sends a message to its receiver, once. */
interface WebhookTransport {
  /**
   * What came of it; never fails.
   *
   * @param within the span of all of it, from connecting to the last byte that is read
   */
  Uni<AttemptResult> carry(
      ResolvedDestination to, Map<String, String> headers, String body, Duration within);
}

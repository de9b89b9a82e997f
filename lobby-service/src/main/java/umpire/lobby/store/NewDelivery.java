package umpire.lobby.store;

/**
 * Something to be sent.
 *
 * @param number of the webhook's own
 * @param id the header webhook-id
 * @param type such as turn.changed
 * @param body as it is sent
 * @param fault what is wrong with the body; then it is kept and never sent; else empty
 */
public record NewDelivery(int number, String id, String type, String body, String fault) {
  /** What a fault begins with: it is never sent, however often it is asked for. */
  public static final String FAULT = "a fault of ours: ";
}

package umpire.lobby.webhooks.store;

/**
 * What the owner of a webhook wants of it.
 *
 * @param url where it is sent to
 * @param format json, discord or slack
 * @param events types, separated by blanks
 * @param match its id, empty for every match in which the owner has a seat
 * @param ownTurns of changes of turn those alone that ask the owner
 * @param mentions JSON object: by seat or account the id at the receiver
 * @param digestMinutes what comes within them is sent together; 0 for each by itself
 * @param quiet hours in which nothing is sent, empty for none
 * @param active whether anything is sent
 */
public record StoredWebhookSettings(
    String url,
    String format,
    String events,
    String match,
    boolean ownTurns,
    String mentions,
    int digestMinutes,
    String quiet,
    boolean active) {
  /** The reason of a webhook that its owner switched off. */
  static final String BY_OWNER = "owner";

  @Override
  public String toString() {
    // An address may hold a secret: Discord's does.
    return "WebhookWish of " + format;
  }
}

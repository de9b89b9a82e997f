package umpire.lobby.webhooks.store;

/**
 * How a webhook collects what it is sent.
 *
 * @param minutes what comes within them is sent together; 0 for each by itself
 * @param quiet hours in which nothing is sent, empty for none
 * @param open the number of the digest that was not sent yet, 0 where there is none
 * @param parts what that is put together from so far, empty where there is none
 */
public record DigestSettings(int minutes, String quiet, int open, String parts) {
  /** Each thing is sent by itself, at once. */
  public static final DigestSettings NOTHING = new DigestSettings(0, "", 0, "");
}

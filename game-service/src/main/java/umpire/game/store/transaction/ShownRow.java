package umpire.game.store.transaction;

/**
 * What one viewer may know of an event.
 *
 * @param viewer a seat, or {@link #PUBLIC}
 * @param seq the viewer's own number, from 1, without gaps
 * @param revision of the match after the transaction
 * @param body JSON object without the seq
 */
public record ShownRow(String viewer, int seq, int revision, String body) {
  /** Everybody. */
  public static final String PUBLIC = "public";

  /** The whole rendering, as it goes out. */
  public String json() {
    return "{\"seq\":" + seq + "," + body.substring(1);
  }
}

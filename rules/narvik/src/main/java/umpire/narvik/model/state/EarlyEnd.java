package umpire.narvik.model.state;

/**
 * The end of the match before its last turn (8.1, 24.0).
 *
 * @param turn at whose end it comes; 0 while there is none
 * @param open true if everyone knows of an early end; false while only the Allied player does
 *     (8.1). The end that everyone knows of is the match's last turn; the secret one may come
 *     before it
 */
public record EarlyEnd(int turn, boolean open) {
  /** No early end. */
  public static EarlyEnd none() {
    return new EarlyEnd(0, false);
  }

  /** 8.1: fixed in secret; an end that stands already stays as it is (ruling 19). */
  public EarlyEnd secretly(int last) {
    return triggered() ? this : new EarlyEnd(last, false);
  }

  /** 8.3: fixed for everyone to see; an end that stands already and comes first stays. */
  public EarlyEnd openly(int last) {
    return new EarlyEnd(triggered() ? Math.min(turn, last) : last, true);
  }

  /** The end that everyone knows of, in a match whose last turn is known to be this one. */
  public EarlyEnd known(int last) {
    return open ? new EarlyEnd(last, true) : none();
  }

  /** True if the match is over with that turn because of an event. */
  public boolean due(int now) {
    return triggered() && now >= turn;
  }

  /** True once an event has triggered it, known or not (8.4). */
  public boolean triggered() {
    return turn > 0;
  }
}

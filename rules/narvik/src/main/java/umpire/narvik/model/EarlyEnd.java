package umpire.narvik.model;

/**
 * The end of the match before its last turn (8.1, 24.0).
 *
 * @param turn at whose end it comes; 0 while there is none
 * @param open true if everyone knows of it; false while only the Allied player does (8.1)
 */
public record EarlyEnd(int turn, boolean open) {
  /** No early end. */
  public static EarlyEnd none() {
    return new EarlyEnd(0, false);
  }

  /** True once an event has triggered it, known or not (8.4). */
  public boolean triggered() {
    return turn > 0;
  }
}

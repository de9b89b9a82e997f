package umpire.game.store;

/**
 * A seat of a match.
 *
 * @param seat its id
 * @param account who sits there, empty while it is open
 * @param salt in lower-case hexadecimal, may be empty
 */
public record SeatRow(String seat, String account, String salt) {
  /** True while anyone may take it. */
  public boolean open() {
    return account.isEmpty();
  }
}

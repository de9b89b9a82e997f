package umpire.game.store;

/**
 * A seat of a match.
 *
 * @param seat its id
 * @param account who sits there, empty while nobody does
 * @param salt in lower-case hexadecimal, may be empty
 * @param invited the account that it is kept for, empty if it is anyone's or taken
 */
public record SeatRow(String seat, String account, String salt, String invited) {
  /** A seat that anyone may take. */
  public static SeatRow open(String seat) {
    return new SeatRow(seat, "", "", "");
  }

  /** A seat that one account alone may take. */
  public static SeatRow kept(String seat, String account) {
    return new SeatRow(seat, "", "", account);
  }

  /** A seat that an account has taken. */
  public static SeatRow taken(String seat, String account, String salt) {
    return new SeatRow(seat, account, salt, "");
  }

  /** True while nobody sits there. */
  public boolean vacant() {
    return account.isEmpty();
  }

  /** True while anyone may take it. */
  public boolean open() {
    return vacant() && invited.isEmpty();
  }
}

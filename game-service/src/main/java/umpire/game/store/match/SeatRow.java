package umpire.game.store.match;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import umpire.chassis.common.Sha256;

/**
 * A seat of a match.
 *
 * @param seat its id
 * @param account who sits there, empty while nobody does
 * @param salt in lower-case hexadecimal, may be empty; shown to nobody before the match begins
 * @param commitment to a salt that is revealed when all seats are taken, else empty
 * @param invited the account that it is kept for, or the link; empty if it is anyone's or taken
 */
public record SeatRow(String seat, String account, String salt, String commitment, String invited) {
  /** No account's id begins so. */
  private static final String LINK = "link:";

  private static final Pattern SALT = Pattern.compile("[0-9a-f]{0,64}");

  /** A commitment to fewer digits could be guessed. */
  private static final int FEWEST_COMMITTED_DIGITS = 32;

  /** Whether a text is a salt: up to 64 lower-case hexadecimal digits. */
  public static boolean isSalt(String text) {
    return SALT.matcher(text).matches();
  }

  /** A seat that anyone may take. */
  public static SeatRow open(String seat) {
    return new SeatRow(seat, "", "", "", "");
  }

  /** A seat that one account alone may take. */
  public static SeatRow kept(String seat, String account) {
    return new SeatRow(seat, "", "", "", account);
  }

  /** A seat that whoever comes with this link may take. */
  public static SeatRow keptByLink(String seat, String link) {
    return new SeatRow(seat, "", "", "", LINK + link);
  }

  /** A seat that an account has taken. */
  public static SeatRow taken(String seat, String account, SaltInput salt) {
    return new SeatRow(seat, account, salt.salt(), salt.commitment(), "");
  }

  /** Whether the holder committed to a salt. */
  public boolean committed() {
    return !commitment.isEmpty();
  }

  /** True while the holder has still to reveal the salt. */
  public boolean sealed() {
    return committed() && salt.isEmpty();
  }

  /** Whether a salt is the one of a commitment, and long enough that nobody could guess it. */
  public static boolean opens(String commitment, String salt) {
    return salt.length() >= FEWEST_COMMITTED_DIGITS
        && Sha256.hex(salt.getBytes(StandardCharsets.US_ASCII)).equals(commitment);
  }

  /** The same seat with its salt revealed. */
  public SeatRow revealed(String revealedSalt) {
    return new SeatRow(seat, account, revealedSalt, commitment, invited);
  }

  /** True while nobody sits there. */
  public boolean vacant() {
    return account.isEmpty();
  }

  /** True while it is kept for whoever comes with a link. */
  public boolean byLink() {
    return invited.startsWith(LINK);
  }

  /** Whether an id could be taken for a link's, and so for no account's. */
  public static boolean isLink(String account) {
    return account.startsWith(LINK);
  }

  /** True while anyone may take it. */
  public boolean open() {
    return vacant() && invited.isEmpty();
  }
}

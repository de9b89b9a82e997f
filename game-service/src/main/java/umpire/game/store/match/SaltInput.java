package umpire.game.store.match;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/**
 * What the holder of a seat adds to the dice: a salt, or the commitment to one that is given when
 * all seats are taken.
 *
 * @param salt up to 64 lower-case hexadecimal digits; empty for none, or with a commitment
 * @param commitment SHA-256 of the salt's digits in lower-case hexadecimal, or empty
 */
public record SaltInput(String salt, String commitment) {
  /** No salt. */
  public static final SaltInput NONE = new SaltInput("", "");

  private static final Pattern COMMITMENT = Pattern.compile("[0-9a-f]{64}");

  /** A salt. */
  public static SaltInput of(String salt) {
    return new SaltInput(salt, "");
  }

  /** What a request gave; 400 where it is malformed, or both were given. */
  public static SaltInput read(@Nullable String salt, @Nullable String commitment) {
    if (salt != null && commitment != null) {
      throw Problem.malformed("/saltCommitment", "the salt, or the commitment to one; not both")
          .asException();
    }
    if (salt != null && !SeatRow.isSalt(salt)) {
      throw Problem.malformed("/salt", "up to 64 lower-case hexadecimal digits").asException();
    }
    if (commitment != null && !COMMITMENT.matcher(commitment).matches()) {
      throw Problem.malformed(
              "/saltCommitment", "64 lower-case hexadecimal digits: SHA-256 of the salt's digits")
          .asException();
    }
    return new SaltInput(salt == null ? "" : salt, commitment == null ? "" : commitment);
  }
}

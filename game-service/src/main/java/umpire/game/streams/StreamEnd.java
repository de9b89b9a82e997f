package umpire.game.streams;

import java.util.Locale;
import umpire.chassis.auth.PermitEnd;

/** Why a stream ends. */
public enum StreamEnd {
  /** The token under which it was opened was revoked: another one is needed. */
  REVOKED,
  /** The token has expired: again with a new one, and the last id. */
  EXPIRED,
  /** Nothing was taken for too long: nothing is kept for whoever does not read. */
  TOO_SLOW,
  /** More commands were sent by a socket than are carried out at once. */
  TOO_MANY,
  /** A socket that answers no ping. */
  SILENT,
  /** This instance stops: again at once, and the last id. */
  SERVER_STOPS,
  /**
   * The store cannot be reached, or it is not known what is revoked: again after a moment, and the
   * last id.
   */
  UNAVAILABLE,
  /** The match may not be seen any more. */
  NOT_YOURS;

  /** The end of what permitted it. */
  public static StreamEnd ofPermit(PermitEnd end) {
    return switch (end) {
      case REVOKED -> REVOKED;
      case EXPIRED -> EXPIRED;
      case UNCERTAIN -> UNAVAILABLE;
    };
  }

  /** In JSON: {@code server-stops}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package umpire.tournament.bids;

import umpire.tournament.Pairing;

/** What comes of two bids. */
public sealed interface BidResult {
  /** Why somebody has the side that they have. */
  enum Reason {
    /** The two prefer different seats, so nobody has a handicap. */
    DIFFERENT_SEATS,
    /** They bid less for it. */
    LOWER_HANDICAP,
    /** Both bid the same for it, and the lot decided. */
    LOT
  }

  /**
   * The sides are given.
   *
   * @param pairing the two with their sides, one match
   * @param favoured who has the handicap in their favour: the one who bid it; without a handicap it
   *     says nothing
   * @param handicap the handicap, 0 or more; what was bid by the one who has the side
   * @param reason why
   * @param because the same as a sentence for both
   */
  record Granted(Pairing pairing, int favoured, int handicap, Reason reason, String because)
      implements BidResult {}

  /**
   * A bid is not allowed, so no side is given.
   *
   * @param because a sentence for both
   */
  record Refused(String because) implements BidResult {}
}

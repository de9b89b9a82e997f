package umpire.tournament.bids;

import java.util.List;
import java.util.Optional;
import umpire.tournament.Pairing;

/**
 * Two entrants bid for sides, each without having seen the other's bid: both name the side that
 * they prefer and the handicap for which they take it. The lower handicap gets the side and that
 * handicap. If they prefer different sides, both get what they prefer and nobody has a handicap.
 *
 * @param most the highest handicap that may be bid, 0 or more
 */
public record BidForSides(int most) {
  public BidForSides {
    if (most < 0) {
      throw new IllegalArgumentException("highest handicap " + most);
    }
  }

  /**
   * The sides of two. The order of the bids says nothing but whom the lot names.
   *
   * @param lot drawn by whoever asks: 0 for the first bid, 1 for the second; it decides between
   *     equal bids alone
   * @return refused for one entrant who bids against themselves, for a seat other than 0 and 1, for
   *     a handicap below 0 or above the highest, and for any other lot
   */
  public BidResult decide(Bid first, Bid second, int lot) {
    Optional<String> refusal = refusal(first, second, lot);
    if (refusal.isPresent()) {
      return new BidResult.Refused(refusal.get());
    }
    if (first.seat() != second.seat()) {
      return granted(
          first,
          second,
          0,
          BidResult.Reason.DIFFERENT_SEATS,
          "%d and %d prefer different sides.".formatted(first.entrant(), second.entrant()));
    }
    if (first.handicap() == second.handicap()) {
      Bid drawn = lot == 0 ? first : second;
      return granted(
          drawn,
          lot == 0 ? second : first,
          drawn.handicap(),
          BidResult.Reason.LOT,
          "Both bid %d; the lot gives the side to %d."
              .formatted(drawn.handicap(), drawn.entrant()));
    }
    Bid lower = first.handicap() < second.handicap() ? first : second;
    Bid higher = first.handicap() < second.handicap() ? second : first;
    return granted(
        lower,
        higher,
        lower.handicap(),
        BidResult.Reason.LOWER_HANDICAP,
        "%d bid %d, less than %d of %d."
            .formatted(lower.entrant(), lower.handicap(), higher.handicap(), higher.entrant()));
  }

  private static BidResult granted(
      Bid taker, Bid other, int handicap, BidResult.Reason reason, String because) {
    List<Integer> seats =
        taker.seat() == 0
            ? List.of(taker.entrant(), other.entrant())
            : List.of(other.entrant(), taker.entrant());
    return new BidResult.Granted(
        new Pairing(seats, false), taker.entrant(), handicap, reason, because);
  }

  private Optional<String> refusal(Bid first, Bid second, int lot) {
    if (first.entrant() == second.entrant()) {
      return Optional.of("%d bids twice.".formatted(first.entrant()));
    }
    if (lot < 0 || lot > 1) {
      return Optional.of("The lot is 0 or 1, not %d.".formatted(lot));
    }
    return refusal(first).or(() -> refusal(second));
  }

  private Optional<String> refusal(Bid bid) {
    if (bid.seat() < 0 || bid.seat() > 1) {
      return Optional.of(
          "%d bids for seat %d: there are seats 0 and 1.".formatted(bid.entrant(), bid.seat()));
    }
    if (bid.handicap() < 0 || bid.handicap() > most) {
      return Optional.of(
          "%d bids a handicap of %d: it is 0 to %d."
              .formatted(bid.entrant(), bid.handicap(), most));
    }
    return Optional.empty();
  }
}

package umpire.tournament.bids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tournament.Pairing;

class BidForSidesTest {
  private static final BidForSides BIDS = new BidForSides(10);

  @Test
  void theLowerHandicapGetsTheSide() {
    assertThat(BIDS.decide(new Bid(7, 1, 4), new Bid(9, 1, 3), 0))
        .isEqualTo(
            new BidResult.Granted(
                Pairing.of(7, 9),
                9,
                3,
                BidResult.Reason.LOWER_HANDICAP,
                "9 bid 3, less than 4 of 7."));
  }

  @Test
  void theLotDecidesBetweenEqualBids() {
    assertThat(BIDS.decide(new Bid(7, 0, 4), new Bid(9, 0, 4), 0))
        .isEqualTo(
            new BidResult.Granted(
                Pairing.of(7, 9),
                7,
                4,
                BidResult.Reason.LOT,
                "Both bid 4; the lot gives the side to 7."));
    assertThat(granted(BIDS.decide(new Bid(7, 0, 4), new Bid(9, 0, 4), 1)).pairing())
        .isEqualTo(Pairing.of(9, 7));
  }

  @Test
  void whoeverPrefersAnotherSideThanTheOtherHasIt() {
    assertThat(BIDS.decide(new Bid(7, 1, 8), new Bid(9, 0, 4), 0))
        .isEqualTo(
            new BidResult.Granted(
                Pairing.of(9, 7),
                7,
                0,
                BidResult.Reason.DIFFERENT_SEATS,
                "7 and 9 prefer different sides."));
  }

  @ParameterizedTest
  @CsvSource({
    "7,0,3,7,0,4,0,7 bids twice.",
    "7,2,3,9,0,4,0,7 bids for seat 2: there are seats 0 and 1.",
    "7,0,3,9,-1,4,0,9 bids for seat -1: there are seats 0 and 1.",
    "7,0,-1,9,0,4,0,7 bids a handicap of -1: it is 0 to 10.",
    "7,0,3,9,0,11,0,9 bids a handicap of 11: it is 0 to 10.",
    "7,0,3,9,0,4,2,'The lot is 0 or 1, not 2.'"
  })
  void badBidsAreRefused(
      int one, int seat, int handicap, int two, int other, int more, int lot, String because) {
    assertThat(BIDS.decide(new Bid(one, seat, handicap), new Bid(two, other, more), lot))
        .isEqualTo(new BidResult.Refused(because));
  }

  @Test
  void theHighestHandicapIsNotNegative() {
    assertThatThrownBy(() -> new BidForSides(-1)).hasMessage("highest handicap -1");
  }

  /** The order of the two bids decides nothing, if the lot names the same entrant. */
  @Test
  void theOrderOfBidsDoesNotMatter() {
    Random dice = new Random(28);
    for (int turn = 0; turn < 1000; turn++) {
      Bid one = new Bid(1, dice.nextInt(2), dice.nextInt(4));
      Bid other = new Bid(2, dice.nextInt(2), dice.nextInt(4));
      int lot = dice.nextInt(2);
      BidResult.Granted forth = granted(BIDS.decide(one, other, lot));
      BidResult.Granted back = granted(BIDS.decide(other, one, 1 - lot));
      assertThat(forth.pairing()).isEqualTo(back.pairing());
      assertThat(forth.handicap()).isEqualTo(back.handicap());
      for (Bid bid : List.of(one, other)) {
        boolean preferred = forth.pairing().seats().get(bid.seat()) == bid.entrant();
        Bid against = bid.equals(one) ? other : one;
        if (bid.seat() != against.seat() || bid.handicap() < against.handicap()) {
          assertThat(preferred).isTrue();
        }
      }
    }
  }

  private static BidResult.Granted granted(BidResult result) {
    return (BidResult.Granted) result;
  }
}

package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.opponent.sample.AdmittedCommands;
import umpire.opponent.sample.ShareSampler;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Skirmish;

class PerftTest {
  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void bidsOfBothAreThreeByThree() {
    assertThat(count(1)).isEqualTo(3);
    assertThat(count(2)).isEqualTo(9);
  }

  @Test
  void anOrderOfSeveralChoicesIsOneLine() {
    // Aim at one of two places and fire with one of two strengths, or pass; red may also sneak to
    // the one place where it is not.
    assertThat(count(3)).isIn(9L * 5, 9L * 6);
  }

  @Test
  void whereOneAnswerIsEnoughEachSeatMayGiveItOrLeaveItToTheOther() {
    // Seed 1: blue and green begin. Either shoots in one of four ways, and red bids; or passes, and
    // red acts; or yields, and the other shoots or passes.
    assertThat(count("melee", 3)).isEqualTo(27);
    // Green alone may spread decoys instead, in seven ways.
    assertThat(count("melee", 4)).isEqualTo(27 * (6 + 13));
    assertThat(count("melee", 5)).isEqualTo(27 * ((4 * 3 + 6 + 12) + (4 * 3 + 6 + 7 * 6 + 5)));
  }

  @Test
  void everyCombinationOfAnOfferIsACommand() {
    Domain places = new Domain.One(List.of(new Place("0101"), new Place("0102")));
    List<Offer<Object>> offers =
        List.of(
            Offer.of(Command.Aim.class, "at", places),
            Offer.of(Command.Fire.class, "strength", new Domain.Number(2, 4)));
    assertThat(AdmittedCommands.count(offers)).isEqualTo(5);
    assertThat(AdmittedCommands.of(offers)).hasSize(5).doesNotHaveDuplicates();
    assertThat(AdmittedCommands.values(new Domain.Some(List.of(1, 2, 3, 4), 1, 2))).hasSize(10);
    Domain.Shares shares =
        new Domain.Shares(List.of(new Domain.Share("a", 0, 2), new Domain.Share("b", 1, 3)), 2, 3);
    assertThat(ShareSampler.size(shares)).isEqualTo(5);
    assertThat(AdmittedCommands.values(shares))
        .isEqualTo(
            List.of(
                Map.of("a", 0, "b", 2),
                Map.of("a", 0, "b", 3),
                Map.of("a", 1, "b", 1),
                Map.of("a", 1, "b", 2),
                Map.of("a", 2, "b", 1)));
  }

  private long count(int depth) {
    return count("duel", depth);
  }

  private long count(String scenario, int depth) {
    return Perft.count(
        book, book.pack().scenario(scenario), book.pack().choose(Map.of()), 1, depth);
  }
}

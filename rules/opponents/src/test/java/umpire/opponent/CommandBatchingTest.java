package umpire.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;

class CommandBatchingTest {
  /** Places a counter. */
  public record Place(String counter, int hex) {}

  /** Begins an order. */
  public record Announce() {}

  /** Completes it. */
  public record Commit(int strength) {}

  private static final List<String> COUNTERS = List.of("a", "b", "c", "d", "e", "f");
  private final RandomOpponent random = new RandomOpponent(3);
  private final OddsSource quiet = _ -> new OddsSource.Prospect.Quiet();

  @Test
  void whatStayedOnOfferTwiceIsSaidInOneGoFromThenOn() {
    List<String> left = new ArrayList<>(COUNTERS);
    List<Integer> sizes = new ArrayList<>();
    while (!left.isEmpty()) {
      List<Object> order = random.order(turn(counters(left), false), quiet);
      order.forEach(command -> assertThat(left.remove(((Place) command).counter())).isTrue());
      random.taken(order.size());
      sizes.add(order.size());
    }
    assertThat(sizes).containsExactly(1, 1, 4);
  }

  @Test
  void whoeverTrustedTooFarSaysLessAtATime() {
    List<String> left = new ArrayList<>(COUNTERS);
    for (int size : new int[] {1, 1, 4}) {
      List<Object> order = random.order(turn(counters(left), false), quiet);
      assertThat(order).hasSize(size);
      left.remove(((Place) order.getFirst()).counter());
      random.taken(1);
    }
    assertThat(random.order(turn(counters(left), false), quiet)).hasSize(1);
  }

  @Test
  void anOrderThatBeganLikeThisBeforeIsSaidWhole() {
    Offers<Object> begin = new Offers<>(List.of(Offer.of(Announce.class)));
    Offers<Object> end =
        new Offers<>(List.of(Offer.of(Commit.class, "strength", new Domain.Number(1, 5))));
    OddsSource adjudicator =
        order ->
            order.getLast() instanceof Announce
                ? new OddsSource.Prospect.Draft(asked(end))
                : new OddsSource.Prospect.Quiet();
    assertThat(random.order(turn(begin, false), adjudicator)).containsExactly(new Announce());
    assertThat(random.order(turn(end, true), adjudicator))
        .hasSize(1)
        .first()
        .isInstanceOf(Commit.class);
    assertThat(random.order(turn(begin, false), adjudicator))
        .satisfiesExactly(
            first -> assertThat(first).isInstanceOf(Announce.class),
            second -> assertThat(second).isInstanceOf(Commit.class));
  }

  @Test
  void whatEndedTwoOrdersIsNotAskedAboutAgain() {
    Offers<Object> begin = new Offers<>(List.of(Offer.of(Announce.class)));
    Offers<Object> end =
        new Offers<>(List.of(Offer.of(Commit.class, "strength", new Domain.Number(1, 5))));
    List<Object> asked = new ArrayList<>();
    OddsSource adjudicator =
        order -> {
          asked.add(order.getLast());
          return order.getLast() instanceof Announce
              ? new OddsSource.Prospect.Draft(asked(end))
              : new OddsSource.Prospect.Quiet();
        };
    List<Object> _ = random.order(turn(begin, false), adjudicator);
    List<Object> _ = random.order(turn(end, true), adjudicator);
    for (int i = 0; i < 2; i++) {
      asked.clear();
      assertThat(random.order(turn(begin, false), adjudicator)).hasSize(2);
    }
    assertThat(asked).as("nothing was asked behind it, twice").containsExactly(new Announce());
  }

  @Test
  void theThingThatWasNamedIsNoLongerOnOffer() {
    assertThat(CommandBatching.without(counters(COUNTERS), new Place("b", 2)))
        .isEqualTo(counters(List.of("a", "c", "d", "e", "f")));
    assertThat(CommandBatching.without(counters(List.of("b")), new Place("b", 2)).offers())
        .isEmpty();
  }

  private static Offers<Object> counters(List<String> counters) {
    return new Offers<>(
        List.of(
            new Offer<>(
                Place.class,
                List.of(
                    new Offer.Parameter("counter", new Domain.One(List.copyOf(counters))),
                    new Offer.Parameter("hex", new Domain.Number(1, 9))))));
  }

  private static Opponent.Turn turn(Offers<Object> offers, boolean drafting) {
    return new Opponent.Turn(new Seat("red"), "view", asked(offers), drafting);
  }

  private static Asked<Object> asked(Offers<Object> offers) {
    return new Asked<>(
        new DecisionId(1), new RuleId("1"), offers, OfferSampler.of(1).command(offers));
  }
}

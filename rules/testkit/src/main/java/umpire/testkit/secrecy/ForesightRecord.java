package umpire.testkit.secrecy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.preview.Explanation;
import umpire.kernel.preview.OrderPreview;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.CommandGenerator;
import umpire.testkit.walk.KnownValues;

/**
 * What a seat receives for an order that it has not given: an order is drawn and the whole {@link
 * OrderPreview} of a position is recorded, so that two positions can be compared.
 */
final class ForesightRecord {
  private static final int LONGEST = 4;

  private final OrderPreview<Object, Object, Object, Object> orderPreview;
  private final CommandGenerator commandGenerator;
  private final RandomGenerator random;

  ForesightRecord(Rulebook book, RandomGenerator random) {
    this.orderPreview = new OrderPreview<>(book.play(), book.supply());
    this.commandGenerator =
        new CommandGenerator(random, new KnownValues(book.pack(), random), book.types().command());
    this.random = random;
  }

  /**
   * What is said of an order of the seat, drawn along one of the positions; empty where the seat
   * may do nothing.
   *
   * @param alike positions that the seat cannot distinguish
   * @return one list of answers for each position
   */
  List<List<Object>> of(Seat seat, Pending.Choices<Object> choices, List<Object> alike) {
    Offers<Object> offers = Match.allOffers(choices, seat);
    if (offers.offers().isEmpty()) {
      return List.of();
    }
    long seed = random.nextLong();
    List<Object> order = order(seat, offers, alike.getFirst(), seed);
    return alike.stream().map(position -> foreseen(position, seat, order, seed)).toList();
  }

  private List<Object> order(Seat seat, Offers<Object> offers, Object position, long seed) {
    List<Object> order = new ArrayList<>(List.of(commandGenerator.offered(offers)));
    while (order.size() < LONGEST) {
      Explanation<Object> so = orderPreview.explain(position, seat, order, chance(seed));
      if (so.next().isEmpty()) {
        break;
      }
      Asked<Object> next = so.next().getFirst();
      order.add(commandGenerator.offered(next.offers()));
    }
    return order;
  }

  private List<Object> foreseen(Object position, Seat seat, List<Object> order, long seed) {
    return List.of(
        orderPreview.explain(position, seat, order, chance(seed)),
        orderPreview.prospect(position, seat, order, chance(seed)),
        orderPreview.lines(position, seat, chance(seed)));
  }

  private static Chance chance(long seed) {
    return DrawKey.of(new byte[32], "outlook " + seed, 1, new RuleId("0"), Map.of()).chance();
  }
}

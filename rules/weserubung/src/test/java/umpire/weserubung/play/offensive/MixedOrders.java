package umpire.weserubung.play.offensive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Input;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand.Commit;
import umpire.weserubung.model.command.OffensiveCommand.LandTroops;

/**
 * Orders of units that can come and one counter that cannot: they are refused as an order of that
 * counter alone is, so no finding speaks of a unit that could come.
 */
final class MixedOrders {
  private final Rulebook book;
  private final Set<String> reasons = new TreeSet<>();

  MixedOrders(Rulebook book) {
    this.book = book;
  }

  /** The kinds of reasons that were given, with their paragraphs. */
  Set<String> reasons() {
    return reasons;
  }

  /** Holds it for every order that may name several units. */
  @SuppressWarnings("unchecked") // lots know no game
  void hold(Position position, Seat seat, Offers<Command> offers, Random random) {
    for (Offer<Command> offer : offers.offers()) {
      if (offer.command() == Commit.class || offer.command() == LandTroops.class) {
        Offers<Object> one = (Offers<Object>) (Offers<?>) new Offers<>(List.of(offer));
        hold(position, seat, (Command) OfferSampler.of(random.nextLong()).command(one), random);
      }
    }
  }

  private void hold(Position position, Seat seat, Command order, Random random) {
    List<String> counters = new ArrayList<>(position.forces().pieces().keySet());
    String other = counters.get(random.nextInt(counters.size()));
    Ruling<Object, Object, Object> alone = ruled(position, seat, with(order, List.of(other)));
    if (alone instanceof Ruling.Refused<Object, Object, Object>(List<Finding> because)) {
      because.forEach(
          one -> reasons.add(one.rule().value() + " " + one.because().getClass().getSimpleName()));
      List<String> units = new ArrayList<>(units(order));
      units.add(random.nextInt(units.size() + 1), other);
      assertThat(ruled(position, seat, with(order, units)))
          .as("%s with %s", order, other)
          .isEqualTo(new Ruling.Refused<>(because));
    }
  }

  private Ruling<Object, Object, Object> ruled(Position position, Seat seat, Command order) {
    return book.play().rule(book.play().at(position), new Input.Chosen<>(seat, order));
  }

  private static List<String> units(Command order) {
    return switch (order) {
      case Commit(var _, var _, List<String> units) -> units;
      case LandTroops(var _, List<String> units) -> units;
      default -> throw new IllegalArgumentException("" + order);
    };
  }

  private static Command with(Command order, List<String> units) {
    return switch (order) {
      case Commit(var target, var from, var _) -> new Commit(target, from, units);
      case LandTroops(var target, var _) -> new LandTroops(target, units);
      default -> throw new IllegalArgumentException("" + order);
    };
  }
}

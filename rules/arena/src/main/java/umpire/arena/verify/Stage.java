package umpire.arena.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import umpire.arena.Order;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Scenario;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

/**
 * What is played, and how often.
 *
 * @param book the game
 * @param scenarios those that are played in turn, by id; at least one
 * @param order what was asked for
 */
public record Stage(Rulebook book, List<Scenario> scenarios, Order order) {
  public Stage {
    scenarios = List.copyOf(scenarios);
  }

  /** Takes the game from the shelf; throws {@link Order.Unknown} for one that is not there. */
  public static Stage of(Order order) {
    Shelf shelf = Shelf.load();
    if (!shelf.games().contains(order.game())) {
      throw new Order.Unknown("'" + order.game() + "' is none of " + shelf.games());
    }
    Shelf.Shelved shelved = shelf.game(order.game());
    Pack pack = shelved.pack();
    List<Scenario> scenarios = new ArrayList<>();
    for (String id : new TreeSet<>(pack.scenarios().keySet())) {
      if (order.scenario().isEmpty() || order.scenario().equals(id)) {
        scenarios.add(pack.scenario(id));
      }
    }
    if (scenarios.isEmpty()) {
      throw new Order.Unknown(
          "'" + order.scenario() + "' is none of " + new TreeSet<>(pack.scenarios().keySet()));
    }
    return new Stage(Rulebook.of(shelved.game(), pack), scenarios, order);
  }

  /** The scenario that a number plays: so a seed alone tells all of a run. */
  Scenario scenario(long number) {
    return scenarios.get((int) Math.floorMod(number, (long) scenarios.size()));
  }

  /** Where the game and the scenario of a number stand in words. */
  String name(long number) {
    return book.game().id() + "/" + scenario(number).id();
  }
}

package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.why.NavalWhy;
import umpire.weserubung.rules.Stacking;

/** Why ships cannot sail together, by paragraph. */
final class DepartureReasons {
  private final ShipPositions shipPositions;
  private final Departures departures;

  DepartureReasons(ShipPositions shipPositions, Departures departures) {
    this.shipPositions = shipPositions;
    this.departures = departures;
  }

  /** Why these ships cannot sail together, to attack or not. */
  List<Finding> of(Position position, Seat seat, List<String> ships, boolean attack) {
    List<Finding> why = new ArrayList<>();
    if (ships.size() > Stacking.LIMIT) {
      why.add(Finding.forbids("3.1-b", new NavalWhy.TooManyShips(ships.size(), Stacking.LIMIT)));
    }
    for (String ship : ships) {
      if (!shipPositions.knows(ship)
          || !shipPositions.isShip(ship)
          || !position.forces().has(ship)) {
        why.add(Finding.forbids("3.4-a", new NavalWhy.NoSuchShip(ship)));
        return why;
      }
      why.addAll(reasons(position, seat, ship, ships.getFirst(), attack));
    }
    if (why.isEmpty() && !ships.isEmpty()) {
      why.add(
          attack && departures.reachesSubmarinesAlone(position, seat, ships)
              ? Finding.forbids("3.4.1-b", new NavalWhy.OnlySubmarinesInReach(ships.getFirst()))
              : Finding.forbids(
                  attack ? "8.1-a" : "8.6-b",
                  new NavalWhy.NowhereToSail(ships.getFirst(), shipPositions.movement(ships))));
    }
    return why;
  }

  private List<Finding> reasons(
      Position position, Seat seat, String ship, String first, boolean attack) {
    List<Finding> why = new ArrayList<>();
    if (!shipPositions.seat(position, ship).equals(seat)) {
      why.add(Finding.forbids("1.1", new NavalWhy.NotYourShip(ship)));
    }
    if (!ShipPositions.isIdle(position.piece(ship))) {
      why.add(Finding.forbids("3.4-d", new NavalWhy.ShipUsed(ship)));
    }
    if (!position.piece(ship).place().equals(position.piece(first).place())) {
      why.add(Finding.forbids("7.1-b/r86", new NavalWhy.NotTogether(ship, first)));
    }
    if (attack && !shipPositions.attacks(ship)) {
      why.add(Finding.forbids("3.4.5-a", new NavalWhy.NotForAttack(ship)));
    }
    return why;
  }
}

package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.NavalCommand;
import umpire.weserubung.model.NavalWhy;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.terrain.SeaWays;

/**
 * 8.1, 8.6 Which ships may set sail together: whoever is named finds an end for his way, whichever
 * others are named with him.
 */
final class Departures {
  /** Farther than any ship sails. */
  private static final int LONGEST = 30;

  private final Seas seas;
  private final SeaWays ways;

  Departures(Seas seas) {
    this.seas = seas;
    this.ways = seas.ways();
  }

  /** 3.4-d, r86: ships of the seat with their action left, by place and id. */
  @Rule({"3.4-d", "7.1-b/r86"})
  private Map<Place, List<String>> idle(Position position, Seat seat) {
    Map<Place, List<String>> idle = new TreeMap<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (seas.isShip(piece.id())
          && Seas.isIdle(piece)
          && seas.seat(position, piece.id()).equals(seat)) {
        idle.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece.id());
      }
    }
    return idle;
  }

  /** 8.1: groups that may sail to attack, a few offers for each place. */
  @Rule({"8.1-a", "8.1-b", "3.4.1-b"})
  List<Offer<Command>> attacks(Position position, Seat seat) {
    Side side = Conventions.side(seat);
    Waters waters = seas.waters(position, side, List.of());
    int[] toShips = ways.from(prey(waters, waters.surfaced()), waters.bars(), LONGEST);
    int[] toAny = ways.from(prey(waters, waters.prey()), waters.bars(), LONGEST);
    List<Offer<Command>> offers = new ArrayList<>();
    idle(position, seat)
        .forEach(
            (place, ships) -> {
              int at = ways.number(place);
              List<String> attackers = new ArrayList<>();
              List<String> escorted = new ArrayList<>();
              for (String ship : ships) {
                boolean reaches = toShips[at] <= seas.movement(ship);
                if (!seas.attacks(ship)) {
                  addIf(reaches, ship, escorted);
                } else {
                  boolean hunts = seas.huntsSubmarines(ship) && toAny[at] <= seas.movement(ship);
                  addIf(reaches || hunts, ship, attackers);
                }
              }
              offers.addAll(groups(attackers, escorted));
            });
    return offers;
  }

  private static void addIf(boolean holds, String ship, List<String> ships) {
    if (holds) {
      ships.add(ship);
    }
  }

  /** Where there is somebody to attack, and nobody of ours to be in the way. */
  private static boolean[] prey(Waters waters, int[] ships) {
    boolean[] prey = new boolean[ships.length];
    for (int number = 0; number < ships.length; number++) {
      prey[number] = ships[number] > 0 && waters.own()[number] == 0;
    }
    return prey;
  }

  /** At most six in all (3.1-b), however they are mixed. */
  private static List<Offer<Command>> groups(List<String> attackers, List<String> escorted) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (attackers.isEmpty()) {
      return offers;
    }
    int most = Waters.MOST_SHIPS;
    if (attackers.size() + escorted.size() <= most) {
      offers.add(group(attackers, attackers.size(), escorted, 0, escorted.size()));
      return offers;
    }
    for (int beside = 0; beside <= Math.min(escorted.size(), most - 1); beside++) {
      int ships = Math.min(attackers.size(), most - beside);
      offers.add(group(attackers, ships, escorted, beside, beside));
    }
    return offers;
  }

  private static Offer<Command> group(
      List<String> attackers, int most, List<String> escorted, int least, int mostEscorted) {
    return new Offer<>(
        NavalCommand.SailToAttack.class,
        List.of(
            new Offer.Parameter("ships", new Domain.Some(attackers, 1, most)),
            new Offer.Parameter("escorted", new Domain.Some(escorted, least, mostEscorted))));
  }

  /** 8.6: groups that may sail anywhere else, one offer for each place. */
  @Rule({"8.6-a", "8.6-b", "3.1-b"})
  List<Offer<Command>> passages(Position position, Seat seat) {
    Waters waters = seas.waters(position, Conventions.side(seat), List.of());
    List<Offer<Command>> offers = new ArrayList<>();
    idle(position, seat)
        .forEach(
            (place, ships) -> {
              int most = Math.min(ships.size(), Waters.MOST_SHIPS);
              int nearest = nearest(waters, ways.number(place), most);
              List<String> sail = new ArrayList<>();
              for (String ship : ships) {
                addIf(nearest <= seas.movement(ship), ship, sail);
              }
              if (!sail.isEmpty()) {
                offers.add(
                    Offer.of(
                        NavalCommand.Sail.class,
                        "ships",
                        new Domain.Some(sail, 1, Math.min(most, sail.size()))));
              }
            });
    return offers;
  }

  /** How far it is to the nearest place with room for so many. */
  private int nearest(Waters waters, int start, int ships) {
    boolean[] free = new boolean[ways.size()];
    for (int number = 0; number < free.length; number++) {
      free[number] = number != start && waters.isFree(number) && seas.room(waters, number) >= ships;
    }
    if (ways.isBeside(start, free)) {
      return 1;
    }
    int[] steps = ways.from(start, waters.bars(), LONGEST);
    int nearest = SeaWays.FAR;
    for (int number = 0; number < free.length; number++) {
      nearest = free[number] ? Math.min(nearest, steps[number]) : nearest;
    }
    return nearest;
  }

  /** Why these ships cannot sail together, to attack or not. */
  List<Finding> reasons(Position position, Seat seat, List<String> ships, boolean attack) {
    List<Finding> why = new ArrayList<>();
    if (ships.size() > Waters.MOST_SHIPS) {
      why.add(Finding.forbids("3.1-b", new NavalWhy.TooManyShips(ships.size(), Waters.MOST_SHIPS)));
    }
    for (String ship : ships) {
      if (!seas.knows(ship) || !seas.isShip(ship) || !position.forces().has(ship)) {
        why.add(Finding.forbids("3.4-a", new NavalWhy.NoSuchShip(ship)));
        return why;
      }
      why.addAll(reasons(position, seat, ship, ships.getFirst(), attack));
    }
    if (why.isEmpty() && !ships.isEmpty()) {
      why.add(
          Finding.forbids(
              attack ? "8.1-a" : "8.6-b",
              new NavalWhy.NowhereToSail(ships.getFirst(), seas.movement(ships))));
    }
    return why;
  }

  private List<Finding> reasons(
      Position position, Seat seat, String ship, String first, boolean attack) {
    List<Finding> why = new ArrayList<>();
    if (!seas.seat(position, ship).equals(seat)) {
      why.add(Finding.forbids("1.1", new NavalWhy.NotYourShip(ship)));
    }
    if (!Seas.isIdle(position.piece(ship))) {
      why.add(Finding.forbids("3.4-d", new NavalWhy.ShipUsed(ship)));
    }
    if (!position.piece(ship).place().equals(position.piece(first).place())) {
      why.add(Finding.forbids("7.1-b/r86", new NavalWhy.NotTogether(ship, first)));
    }
    if (attack && !seas.attacks(ship)) {
      why.add(Finding.forbids("3.4.5-a", new NavalWhy.NotForAttack(ship)));
    }
    return why;
  }
}

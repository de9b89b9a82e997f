package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.SeaWays;

/**
 * 8.1, 8.6 Which ships may set sail together: whoever is named finds an end for their way,
 * whichever others are named with them.
 */
final class Departures {
  /** Farther than any ship sails. */
  private static final int LONGEST = 30;

  private static final int NOWHERE = -1;

  private final ShipPositions shipPositions;
  private final SeaWays ways;

  Departures(ShipPositions shipPositions) {
    this.shipPositions = shipPositions;
    this.ways = shipPositions.ways();
  }

  /** 3.4-d, r86: ships of the seat with their action left, by place and id. */
  @Rule({"3.4-d", "7.1-b/r86"})
  private Map<Place, List<String>> idle(Position position, Seat seat) {
    Map<Place, List<String>> idle = new TreeMap<>();
    for (Piece piece : shipPositions.of(position, MatchAgreements.side(seat))) {
      if (ShipPositions.isIdle(piece) && shipPositions.seat(position, piece.id()).equals(seat)) {
        idle.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece.id());
      }
    }
    return idle;
  }

  /** 8.1: groups that may sail to attack, a few offers for each place. */
  @Rule({"8.1-a", "8.1-b", "3.4.1-b", "3.1-b"})
  List<Offer<Command>> attacks(Position position, Seat seat) {
    SeaPassage seaPassage = shipPositions.waters(position, MatchAgreements.side(seat));
    if (!seaPassage.hasPrey()) {
      return List.of();
    }
    Map<Integer, Prey> byRoom = new HashMap<>();
    List<Offer<Command>> offers = new ArrayList<>();
    idle(position, seat)
        .forEach(
            (place, ships) -> {
              IntFunction<Prey> prey = preyFrom(seaPassage, ways.number(place), byRoom);
              BiConsumer<Sizes, Group> offer =
                  (sizes, group) -> offers.addAll(groups(group, sizes));
              forSizes(ships.size(), size -> attackers(prey.apply(size), place, ships), offer);
              forSizes(ships.size(), size -> hunters(prey.apply(size), place, ships), offer);
            });
    return offers;
  }

  /** How far it is to enemies that a group of some size may attack. */
  private static final class Prey {
    /** Steps from each place to the nearest that are no submarines. */
    private final int[] toShips;

    /** Steps to any. */
    private final int[] toAny;

    Prey(int[] toShips, int[] toAny) {
      this.toShips = toShips;
      this.toAny = toAny;
    }
  }

  /**
   * 8.4-0: who lies beside an enemy already does not enter their hex.
   *
   * @param byRoom what was found for groups from anywhere else, by size
   */
  private IntFunction<Prey> preyFrom(SeaPassage seaPassage, int at, Map<Integer, Prey> byRoom) {
    int start = seaPassage.prey()[at] > 0 ? at : NOWHERE;
    Map<Integer, Prey> known = start == NOWHERE ? byRoom : new HashMap<>();
    int everywhere = roomEverywhere(seaPassage, start);
    // Mostly there is room for all beside every enemy: then all sizes find the same.
    return size ->
        known.computeIfAbsent(Math.max(size, everywhere), most -> prey(seaPassage, most, start));
  }

  /** For how many more ships there is room beside each of the enemies. */
  private int roomEverywhere(SeaPassage seaPassage, int start) {
    int least = Stacking.LIMIT;
    for (int number = 0; number < ways.size(); number++) {
      if (number != start && seaPassage.prey()[number] > 0) {
        least = Math.min(least, shipPositions.room(seaPassage, number));
      }
    }
    return least;
  }

  /** 3.1-b: where there is room, also beside ships of ours that lie there with the enemy. */
  private Prey prey(SeaPassage seaPassage, int size, int start) {
    boolean[] ships = new boolean[ways.size()];
    boolean[] any = new boolean[ways.size()];
    boolean alike = true;
    for (int number = 0; number < any.length; number++) {
      boolean room = number != start && shipPositions.room(seaPassage, number) >= size;
      ships[number] = room && seaPassage.surfaced()[number] > 0;
      any[number] = room && seaPassage.prey()[number] > 0;
      alike &= ships[number] == any[number];
    }
    int[] toShips = ways.from(ships, seaPassage.bars(), LONGEST);
    return new Prey(toShips, alike ? toShips : ways.from(any, seaPassage.bars(), LONGEST));
  }

  /**
   * Ships that may sail together, whichever of them.
   *
   * @param ships of which at least one sails
   * @param escorted who may come along
   */
  private record Group(List<String> ships, List<String> escorted) {
    int all() {
      return ships.size() + escorted.size();
    }
  }

  private Group attackers(Prey prey, Place place, List<String> ships) {
    int at = ways.number(place);
    List<String> attackers = new ArrayList<>();
    List<String> escorted = new ArrayList<>();
    for (String ship : ships) {
      boolean reaches = prey.toShips[at] <= shipPositions.movement(ship);
      if (!shipPositions.attacks(ship)) {
        addIf(reaches, ship, escorted);
      } else {
        boolean hunts =
            shipPositions.huntsSubmarines(ship) && prey.toAny[at] <= shipPositions.movement(ship);
        addIf(reaches || hunts, ship, attackers);
      }
    }
    return new Group(attackers, attackers.isEmpty() ? List.of() : escorted);
  }

  /**
   * 3.4.1-b: who hunts submarines, and who may come along though there is nothing else to attack;
   * nobody if that adds nobody to those who attack ships.
   */
  private Group hunters(Prey prey, Place place, List<String> ships) {
    List<String> hunters = new ArrayList<>();
    List<String> beside = new ArrayList<>();
    for (String ship : ships) {
      boolean near = prey.toAny[ways.number(place)] <= shipPositions.movement(ship);
      addIf(near, ship, shipPositions.huntsSubmarines(ship) ? hunters : beside);
    }
    Group attackers = attackers(prey, place, ships);
    List<String> more = new ArrayList<>(beside);
    more.removeAll(attackers.ships);
    more.removeAll(attackers.escorted);
    return hunters.isEmpty() || more.isEmpty()
        ? new Group(List.of(), List.of())
        : new Group(hunters, beside);
  }

  private static void addIf(boolean holds, String ship, List<String> ships) {
    if (holds) {
      ships.add(ship);
    }
  }

  /** From how many ships to how many. */
  private record Sizes(int least, int most) {}

  /** For each group of ships, the sizes in which any of them may sail: fewer find room sooner. */
  private static void forSizes(
      int ships, IntFunction<Group> group, BiConsumer<Sizes, Group> offer) {
    int most = Math.min(ships, Stacking.LIMIT);
    Group ofMost = group.apply(most);
    for (int size = most - 1; size >= 0; size--) {
      Group smaller = size == 0 || ofMost.all() == ships ? ofMost : group.apply(size);
      if (size == 0 || !smaller.equals(ofMost)) {
        offer.accept(new Sizes(size + 1, most), ofMost);
        ofMost = smaller;
        most = size;
      }
    }
  }

  /** Groups of such sizes, however they are mixed. */
  private static List<Offer<Command>> groups(Group group, Sizes sizes) {
    List<Offer<Command>> offers = new ArrayList<>();
    int attackers = group.ships.size();
    if (sizes.least == 1 && group.all() <= sizes.most && attackers > 0) {
      return List.of(sortie(group, 1, attackers, 0, group.escorted.size()));
    }
    for (int beside = 0; beside <= Math.min(group.escorted.size(), sizes.most - 1); beside++) {
      int least = Math.max(1, sizes.least - beside);
      int most = Math.min(attackers, sizes.most - beside);
      if (least <= most) {
        offers.add(sortie(group, least, most, beside, beside));
      }
    }
    return offers;
  }

  private static Offer<Command> sortie(
      Group group, int least, int most, int leastEscorted, int mostEscorted) {
    return new Offer<>(
        NavalCommand.SailToAttack.class,
        List.of(
            new Offer.Parameter("ships", new Domain.Some(group.ships, least, most)),
            new Offer.Parameter(
                "escorted", new Domain.Some(group.escorted, leastEscorted, mostEscorted))));
  }

  /** 8.6: groups that may sail anywhere else, an offer or a few for each place. */
  @Rule({"8.6-a", "8.6-b", "3.1-b"})
  List<Offer<Command>> passages(Position position, Seat seat) {
    SeaPassage seaPassage = shipPositions.waters(position, MatchAgreements.side(seat));
    List<Offer<Command>> offers = new ArrayList<>();
    idle(position, seat)
        .forEach(
            (place, ships) ->
                forSizes(
                    ships.size(),
                    size -> sailors(nearest(seaPassage, ways.number(place), size), ships),
                    (sizes, group) -> offers.addAll(passages(group, sizes))));
    return offers;
  }

  private Group sailors(int nearest, List<String> ships) {
    List<String> sail = new ArrayList<>();
    for (String ship : ships) {
      addIf(nearest <= shipPositions.movement(ship), ship, sail);
    }
    return new Group(sail, List.of());
  }

  private static List<Offer<Command>> passages(Group group, Sizes sizes) {
    int most = Math.min(group.all(), sizes.most);
    return most < sizes.least
        ? List.of()
        : List.of(
            Offer.of(
                NavalCommand.Sail.class, "ships", new Domain.Some(group.ships, sizes.least, most)));
  }

  /** How far it is to the nearest place with room for so many. */
  private int nearest(SeaPassage seaPassage, int start, int ships) {
    IntPredicate free =
        number ->
            number != start
                && seaPassage.isFree(number)
                && shipPositions.room(seaPassage, number) >= ships;
    if (ways.isBeside(start, free)) {
      return 1;
    }
    int[] steps = ways.from(start, seaPassage.bars(), LONGEST);
    int nearest = SeaWays.FAR;
    for (int number = 0; number < steps.length; number++) {
      nearest = free.test(number) ? Math.min(nearest, steps[number]) : nearest;
    }
    return nearest;
  }

  /** 3.4.1-b: enemies are in reach, all of them submarines, and nobody of these hunts those. */
  @Rule("3.4.1-b")
  boolean reachesSubmarinesAlone(Position position, Seat seat, List<String> ships) {
    SeaPassage seaPassage = shipPositions.waters(position, MatchAgreements.side(seat));
    int at = ways.number(position.piece(ships.getFirst()).place());
    Prey prey = preyFrom(seaPassage, at, new HashMap<>()).apply(ships.size());
    int movement = shipPositions.movement(ships);
    return prey.toAny[at] <= movement
        && prey.toShips[at] > movement
        && ships.stream().noneMatch(shipPositions::huntsSubmarines);
  }
}

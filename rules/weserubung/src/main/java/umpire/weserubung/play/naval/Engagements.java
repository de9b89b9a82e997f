package umpire.weserubung.play.naval;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.Voyage;

/** 8.2-b, 8.3-a, 8.4-0, 8.8-b The battles of ships on their way and where they attack. */
final class Engagements {
  private final Seas seas;
  private final Fights fights;
  private final Flights flights;

  Engagements(Seas seas, Fights fights, Flights flights) {
    this.seas = seas;
    this.fights = fights;
    this.flights = flights;
  }

  /** Whoever intercepts comes to the hex, where the ships are by now, and a battle begins. */
  void intercept(Voyage voyage, Interception interception, Course<Position, Frame> course) {
    switch (interception.means()) {
      case AIR -> byAir(voyage, interception, course);
      case SEA -> bySea(voyage, interception, course);
      case PORT -> outOfPort(voyage, interception, course);
    }
  }

  /** 8.3-a: an attack from the air like any other, with whatever comes of it (7.5). */
  @Rule({"8.3-a", "8.3-b"})
  private void byAir(Voyage voyage, Interception interception, Course<Position, Frame> course) {
    course.tell(new NavalEvent.AircraftFlewOut(interception.units(), voyage.at()));
    flights.attackShips(interception.units(), voyage.at(), course);
  }

  /**
   * 8.2-b, r29, r113: the interceptors attack all enemy ships of the hex, which is theirs to stay.
   */
  @Rule({"8.2-b", "8.2-c", "7.2-b/r29", "8.2-b/r113"})
  private void bySea(Voyage voyage, Interception interception, Course<Position, Frame> course) {
    Side side = side(voyage);
    Set<Place> beyond = beyond(course.position(), interception.units(), voyage.at());
    course.tell(new NavalEvent.InterceptorsSailed(interception.units(), voyage.at()));
    naval(
        voyage.at(),
        Fight.Camp.of(side.other(), interception.units(), beyond),
        Fight.Camp.of(side, seas.ships(course.position(), side, voyage.at())),
        EnumSet.of(Term.ON_THE_WAY),
        course);
  }

  /** 8.4-s5, r122: what lies beyond the hex for all of them, wherever they come from. */
  @Rule({"8.4-s5", "8.4-s5/r122"})
  private Set<Place> beyond(Position position, List<String> ships, Place hex) {
    Set<Place> beyond = new TreeSet<>(seas.ways().neighbours(hex));
    for (String ship : ships) {
      beyond.retainAll(seas.ways().beyond(position.piece(ship).place(), hex));
    }
    return beyond;
  }

  /** 8.4-s5: who attacks has sailed from where his voyage began. */
  @Rule("8.4-s5")
  private Fight.Camp attackers(Voyage voyage) {
    Set<Place> beyond = seas.ways().beyond(voyage.from(), voyage.at());
    return Fight.Camp.of(side(voyage), voyage.ships(), beyond);
  }

  /**
   * 8.8-b: who comes out of the port is the defender, in a battle like any other, and it is no
   * action of his (3.4-d).
   */
  @Rule("8.8-b")
  private void outOfPort(Voyage voyage, Interception interception, Course<Position, Frame> course) {
    Side side = side(voyage);
    naval(
        voyage.at(),
        attackers(voyage),
        Fight.Camp.of(side.other(), interception.units()),
        EnumSet.noneOf(Term.class),
        course);
  }

  /**
   * 8.1-b, 8.4-0: ships that have come to attack fight all enemy ships of the hex.
   *
   * @return false if nobody is there any more whom they could attack
   */
  @Rule({"8.1-b", "8.4-0", "8.2-d"})
  boolean attack(Voyage voyage, Course<Position, Frame> course) {
    Position position = course.position();
    Side side = side(voyage);
    Place hex = voyage.at();
    List<String> enemies = seas.ships(position, side.other(), hex);
    boolean surfaced = enemies.stream().anyMatch(ship -> !seas.isSubmarine(ship));
    boolean fights =
        !enemies.isEmpty()
            && !seas.isHarbour(position, side.other(), hex)
            && voyage.ships().stream()
                .anyMatch(ship -> surfaced ? seas.attacks(ship) : seas.huntsSubmarines(ship));
    if (fights) {
      naval(
          hex,
          attackers(voyage),
          Fight.Camp.of(side.other(), enemies),
          EnumSet.noneOf(Term.class),
          course);
    }
    return fights;
  }

  private Side side(Voyage voyage) {
    return seas.side(voyage.ships().getFirst());
  }

  private void naval(
      Place hex,
      Fight.Camp attacker,
      Fight.Camp defender,
      Set<Term> terms,
      Course<Position, Frame> course) {
    fights.begin(new Fight(BattleKind.NAVAL, hex, attacker, defender, terms), course);
  }
}

package umpire.weserubung.play.naval;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.FlightStarts;

/** 8.2-b, 8.3-a, 8.4-0, 8.8-b The battles of ships on their way and where they attack. */
final class Engagements {
  private final ShipPositions shipPositions;
  private final BattleStarts battleStarts;
  private final FlightStarts flightStarts;

  Engagements(ShipPositions shipPositions, BattleStarts battleStarts, FlightStarts flightStarts) {
    this.shipPositions = shipPositions;
    this.battleStarts = battleStarts;
    this.flightStarts = flightStarts;
  }

  /** Whoever intercepts comes to the hex, where the ships are by now, and a battle begins. */
  void intercept(
      Voyage voyage, Interception interception, RulingInProgress<Position, Frame> ruling) {
    switch (interception.means()) {
      case AIR -> byAir(voyage, interception, ruling);
      case SEA -> bySea(voyage, interception, ruling);
      case PORT -> outOfPort(voyage, interception, ruling);
    }
  }

  /** 8.3-a: an attack from the air like any other, with whatever comes of it (7.5). */
  @Rule({"8.3-a", "8.3-b"})
  private void byAir(
      Voyage voyage, Interception interception, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new NavalEvent.AircraftFlewOut(interception.units(), voyage.at()));
    flightStarts.attackShips(interception.units(), voyage.at(), ruling);
  }

  /**
   * 8.2-b, r29, r113: the interceptors attack all enemy ships of the hex, which is theirs to stay.
   */
  @Rule({"8.2-b", "8.2-c", "7.2-b/r29", "8.2-b/r113"})
  private void bySea(
      Voyage voyage, Interception interception, RulingInProgress<Position, Frame> ruling) {
    Side side = side(voyage);
    Set<Place> beyond = beyond(ruling.position(), interception.units(), voyage.at());
    ruling.add(new NavalEvent.InterceptorsSailed(interception.units(), voyage.at()));
    naval(
        voyage.at(),
        Fight.Camp.of(side.other(), interception.units(), beyond),
        Fight.Camp.of(side, shipPositions.ships(ruling.position(), side, voyage.at())),
        EnumSet.of(Term.ON_THE_WAY),
        ruling);
  }

  /** 8.4-s5, r122: what lies beyond the hex for all of them, wherever they come from. */
  @Rule({"8.4-s5", "8.4-s5/r122"})
  private Set<Place> beyond(Position position, List<String> ships, Place hex) {
    Set<Place> beyond = new TreeSet<>(shipPositions.ways().neighbours(hex));
    for (String ship : ships) {
      beyond.retainAll(shipPositions.ways().beyond(position.piece(ship).place(), hex));
    }
    return beyond;
  }

  /** 8.4-s5: who attacks has sailed from where their voyage began. */
  @Rule("8.4-s5")
  private Fight.Camp attackers(Voyage voyage) {
    Set<Place> beyond = shipPositions.ways().beyond(voyage.from(), voyage.at());
    return Fight.Camp.of(side(voyage), voyage.ships(), beyond);
  }

  /**
   * 8.8-b: who comes out of the port is the defender, in a battle like any other, and it is no
   * action of their own (3.4-d).
   */
  @Rule("8.8-b")
  private void outOfPort(
      Voyage voyage, Interception interception, RulingInProgress<Position, Frame> ruling) {
    Side side = side(voyage);
    naval(
        voyage.at(),
        attackers(voyage),
        Fight.Camp.of(side.other(), interception.units()),
        EnumSet.noneOf(Term.class),
        ruling);
  }

  /**
   * 8.1-b, 8.4-0: ships that have come to attack fight all enemy ships of the hex.
   *
   * @return false if nobody is there any more whom they could attack
   */
  @Rule({"8.1-b", "8.4-0", "8.2-d"})
  boolean attack(Voyage voyage, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Side side = side(voyage);
    Place hex = voyage.at();
    List<String> enemies = shipPositions.ships(position, side.other(), hex);
    boolean surfaced = enemies.stream().anyMatch(ship -> !shipPositions.isSubmarine(ship));
    boolean fights =
        !enemies.isEmpty()
            && !shipPositions.isHarbour(position, side.other(), hex)
            && voyage.ships().stream()
                .anyMatch(
                    ship ->
                        surfaced
                            ? shipPositions.attacks(ship)
                            : shipPositions.huntsSubmarines(ship));
    if (fights) {
      naval(
          hex,
          attackers(voyage),
          Fight.Camp.of(side.other(), enemies),
          EnumSet.noneOf(Term.class),
          ruling);
    }
    return fights;
  }

  private Side side(Voyage voyage) {
    return shipPositions.side(voyage.ships().getFirst());
  }

  private void naval(
      Place hex,
      Fight.Camp attacker,
      Fight.Camp defender,
      Set<Term> terms,
      RulingInProgress<Position, Frame> ruling) {
    battleStarts.begin(new Fight(BattleKind.NAVAL, hex, attacker, defender, terms), ruling);
  }
}

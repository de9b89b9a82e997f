package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 10.2-7, 10.7 Who fights in a battle for a hex, and under which circumstances. */
final class Opponents {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;

  Opponents(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
  }

  /**
   * 10.7-0, 10.7-x: a landing alone has its own procedure; with anybody else it is a land battle.
   */
  @Rule({"10.7-0", "10.7-x"})
  Fight fight(Position position, Carrying frame) {
    Plan.Thrust thrust = frame.now();
    Place target = thrust.target();
    Side side = MatchAgreements.side(frame.plan().seat());
    List<Fight.Fighter> attackers = attackers(position, frame);
    boolean alone = isLanding(attackers);
    List<Fight.Fighter> defenders =
        new ArrayList<>(defenders(position, target, side.other(), alone));
    for (String fighter : frame.joined()) {
      if (isFighting(position, fighter)) {
        defenders.add(fighter(fighter, Set.of(Circumstance.OVERHEAD)));
      }
    }
    return new Fight(
        alone ? BattleKind.LANDING : BattleKind.LAND,
        target,
        new Fight.Camp(side, attackers, Set.of(), origins(frame)),
        new Fight.Camp(side.other(), defenders, barred(frame)),
        Set.of());
  }

  /** r118: the hexes that both attacks of a double offensive come from. */
  @Rule("10.1-a/r118")
  private static Set<Place> origins(Carrying frame) {
    Set<Place> origins = new TreeSet<>();
    for (Plan.Thrust thrust : frame.plan().thrusts()) {
      for (Plan.Approach marching : thrust.marching()) {
        origins.add(marching.path().get(marching.path().size() - 2));
      }
    }
    return origins;
  }

  /** 10.9-b, r118: hexes that attacks come from, and the other hex of a double offensive. */
  @Rule("10.9-b")
  private static Set<Place> barred(Carrying frame) {
    Set<Place> barred = new TreeSet<>(origins(frame));
    frame.plan().thrusts().forEach(thrust -> barred.add(thrust.target()));
    barred.remove(frame.now().target());
    return barred;
  }

  /** 10.7-x: true if everybody who fights by land comes from the sea, whoever else is with them. */
  private boolean isLanding(List<Fight.Fighter> attackers) {
    List<Fight.Fighter> land =
        attackers.stream().filter(one -> orderOfBattle.unit(one.unit()).arm().isLand()).toList();
    return !land.isEmpty() && land.stream().allMatch(one -> one.is(Circumstance.FROM_SEA));
  }

  /** The plan without units that landed and have left the fight, back aboard (10.7-7). */
  @Rule("10.7-8")
  Plan after(Carrying frame, Fight fight) {
    Plan.Thrust now = frame.now();
    List<String> fighting = fight.attacker().units();
    List<String> landing =
        now.landing().stream()
            .filter(id -> !orderOfBattle.isUnit(id) || fighting.contains(id))
            .toList();
    return frame
        .plan()
        .with(
            new Plan.Thrust(
                now.target(), now.marching(), now.guns(), landing, now.bombarding(), now.wings()));
  }

  /** Parachutists of this attack who came down in the target. */
  static List<String> jumped(Position position, Carrying frame) {
    List<String> down = new ArrayList<>();
    for (Plan.Wing wing : frame.now().wings()) {
      for (String unit : wing.parachutists()) {
        if (position.forces().has(unit)
            && position.piece(unit).place().equals(frame.now().target())) {
          down.add(unit);
        }
      }
    }
    return down;
  }

  /** 10.8-c/r6: whoever was reduced in the jump takes no part, but in an offensive by air alone. */
  @Rule({"10.4-b", "10.8-c/r6"})
  private List<Fight.Fighter> attackers(Position position, Carrying frame) {
    Plan.Thrust thrust = frame.now();
    List<Fight.Fighter> attackers = new ArrayList<>();
    for (Plan.Approach marching : thrust.marching()) {
      if (isFighting(position, marching.unit())) {
        attackers.add(fighter(marching.unit(), river(marching.path())));
      }
    }
    for (Plan.Approach gun : thrust.guns()) {
      if (isFighting(position, gun.unit())) {
        List<Place> shot = List.of(gun.path().getLast(), thrust.target());
        Set<Circumstance> how = EnumSet.of(Circumstance.ELSEWHERE);
        how.addAll(river(shot));
        attackers.add(fighter(gun.unit(), how));
      }
    }
    for (String unit : thrust.landing()) {
      if (isFighting(position, unit)) {
        attackers.add(fighter(unit, Set.of(Circumstance.FROM_SEA)));
      }
    }
    for (String unit : jumped(position, frame)) {
      if (frame.plan().manner() == Plan.Manner.DROP || !position.piece(unit).reduced()) {
        attackers.add(fighter(unit, Set.of()));
      }
    }
    attackers.addAll(support(position, frame));
    return attackers;
  }

  private List<Fight.Fighter> support(Position position, Carrying frame) {
    List<Fight.Fighter> support = new ArrayList<>();
    for (Flight flight : frame.flights()) {
      for (String aircraft : flight.aircraft()) {
        if (isFighting(position, aircraft)
            && orderOfBattle.strength(position.piece(aircraft)).support() > 0) {
          support.add(fighter(aircraft, Set.of(Circumstance.OVERHEAD)));
        }
      }
    }
    for (String ship : frame.now().bombarding()) {
      if (isFighting(position, ship)) {
        support.add(fighter(ship, Set.of(Circumstance.BOMBARDING)));
      }
    }
    return support;
  }

  private boolean isFighting(Position position, String id) {
    return orderOfBattle.isUnit(id) && position.forces().has(id);
  }

  private static Fight.Fighter fighter(String unit, Set<Circumstance> how) {
    return new Fight.Fighter(unit, how);
  }

  /** 9.0-riv-c: the last step, or the shot, goes over a river. */
  @Rule("9.0-riv-c")
  private Set<Circumstance> river(List<Place> path) {
    boolean across = path.size() > 1 && mapFacts.isRiver(path.get(path.size() - 2), path.getLast());
    return across ? Set.of(Circumstance.ACROSS_RIVER) : Set.of();
  }

  /** Who stands in the hex: land units and aircraft, and ships in its port beside land units. */
  @Rule({"3.2.1-a", "3.2.5-b", "3.4-g", "10.7-3,4"})
  private List<Fight.Fighter> defenders(
      Position position, Place target, Side side, boolean landing) {
    List<Fight.Fighter> defenders = new ArrayList<>();
    List<Fight.Fighter> harboured = new ArrayList<>();
    boolean held = false;
    for (Piece piece : position.in(target)) {
      if (!orderOfBattle.isUnit(piece.id())
          || orderOfBattle.side(piece.id()) != side
          || piece.isAboard()) {
        continue;
      }
      if (orderOfBattle.unit(piece.id()).arm().isShip()) {
        harboured.add(fighter(piece.id(), Set.of(Circumstance.IN_HARBOUR)));
      } else {
        held |= orderOfBattle.unit(piece.id()).arm().isLand();
        defenders.add(fighter(piece.id(), ground(piece, target, landing)));
      }
    }
    if (held && mapFacts.isPort(target) && position.country().control(target) == side) {
      defenders.addAll(harboured);
    }
    return defenders;
  }

  private Set<Circumstance> ground(Piece piece, Place target, boolean landing) {
    Set<Circumstance> how = EnumSet.noneOf(Circumstance.class);
    if (mapFacts.isMountain(target) && orderOfBattle.unit(piece.id()).arm().isInfantry()) {
      how.add(Circumstance.IN_MOUNTAINS);
    }
    if (landing && mapFacts.isPort(target)) {
      how.add(Circumstance.IN_PORT);
    }
    return how;
  }
}

package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.MapFacts;

/** 10.2-2, 10.4, 10.8 Who may come to an offensive by air. */
public final class AirOffensiveEligibility {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final AircraftAvailability aircraftAvailability;
  private final OffensiveEligibility offensiveEligibility;
  private final JointFlights jointFlights;
  private final Stacking stacking;
  private final Distances distances;

  public AirOffensiveEligibility(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      OffensiveEligibility offensiveEligibility,
      JointFlights jointFlights) {
    this.mapFacts = mapFacts;
    this.stacking = new Stacking(orderOfBattle);
    this.jointFlights = jointFlights;
    this.distances = new Distances(mapFacts);
    this.orderOfBattle = orderOfBattle;
    this.aircraftAvailability = new AircraftAvailability(orderOfBattle);
    this.offensiveEligibility = offensiveEligibility;
  }

  /** 10.2-2, r86: aircraft that may fly to the target together and find a base then. */
  @Rule({"10.2-2", "3.3-d", "3.3-f"})
  List<JointFlights.Group> aircraft(Position position, Plan plan, Place target) {
    Map<String, List<Piece>> byBase = new TreeMap<>();
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece piece : aircraft(position, plan)) {
      if (aircraftAvailability.attacks(piece.id())
          && !named.contains(piece.id())
          && isReady(position, plan, piece)) {
        byBase.computeIfAbsent(AircraftAvailability.base(piece), _ -> new ArrayList<>()).add(piece);
      }
    }
    List<JointFlights.Group> able = new ArrayList<>();
    for (List<Piece> aircraft : byBase.values()) {
      able.addAll(groups(position, plan.thrust(target), aircraft));
    }
    return able;
  }

  private List<Piece> aircraft(Position position, Plan plan) {
    return aircraftAvailability.of(position, MatchAgreements.side(plan.seat()));
  }

  /** Who of one base may join whoever of it is sent already, on their way. */
  private List<JointFlights.Group> groups(
      Position position, Plan.Thrust thrust, List<Piece> aircraft) {
    Piece first = aircraft.getFirst();
    List<Piece> along =
        wing(position, thrust, first).stream()
            .flatMap(wing -> wing.aircraft().stream())
            .map(position::piece)
            .toList();
    return jointFlights.to(
        position, thrust.target(), aircraft, along, way(position, thrust, first));
  }

  /** Whoever is sent already from the base of that aircraft. */
  private static Optional<Plan.Wing> wing(Position position, Plan.Thrust thrust, Piece aircraft) {
    return thrust.wings().stream()
        .filter(wing -> isFrom(AircraftAvailability.base(aircraft), position, wing))
        .findFirst();
  }

  private static boolean isFrom(String base, Position position, Plan.Wing wing) {
    return AircraftAvailability.base(position.piece(wing.aircraft().getFirst())).equals(base);
  }

  private int way(Position position, Plan.Thrust thrust, Piece aircraft) {
    return wing(position, thrust, aircraft)
        .map(wing -> wing.leg().size() - 1)
        .orElseGet(() -> distances.between(aircraft.place(), thrust.target()));
  }

  /** True if this one alone could fly there, by the way of whoever of its base is sent already. */
  boolean reaches(Position position, Plan.Thrust thrust, Piece aircraft) {
    int way = way(position, thrust, aircraft);
    return !jointFlights.to(position, thrust.target(), List.of(aircraft), List.of(), way).isEmpty();
  }

  /** 3.3.1-f: no Hurricane or Gladiator attacks from a carrier; 3.3-d: one action a phase. */
  @Rule({"3.3-d", "3.3.1-f"})
  private boolean isReady(Position position, Plan plan, Piece piece) {
    Nation nation = orderOfBattle.nation(piece.id());
    return nation.side() == MatchAgreements.side(plan.seat())
        && position.treasury(nation).offensives() >= offensiveEligibility.price(plan, nation)
        && aircraftAvailability.mayTakeOff(position, piece)
        && aircraftAvailability.fightsFromThere(piece);
  }

  /**
   * 10.4-a, 3.2.3: transports with parachutists in the same hex, who can fly them to the target and
   * come home; whole parachutists only, and never onto a town.
   */
  @Rule({"10.4-a", "3.2.3-c", "3.2.3-f", "3.2.3-g"})
  Map<String, List<String>> jumpers(Position position, Plan plan, Place target) {
    Map<String, List<String>> able = new TreeMap<>();
    if (mapFacts.isTown(target) || !mapFacts.isLand(target)) {
      return able;
    }
    Set<String> named = new HashSet<>(plan.counters());
    for (Piece transport : aircraft(position, plan)) {
      if (!named.contains(transport.id())
          && orderOfBattle.is(transport.id(), UnitKind.AIR_TRANSPORT)
          && isReady(position, plan, transport)
          && !groups(position, plan.thrust(target), List.of(transport)).isEmpty()) {
        List<String> aboard = parachutists(position, plan, transport.place(), named);
        if (!aboard.isEmpty()) {
          able.put(transport.id(), aboard);
        }
      }
    }
    return able;
  }

  private List<String> parachutists(Position position, Plan plan, Place base, Set<String> named) {
    List<String> able = new ArrayList<>();
    for (Piece piece : position.in(base)) {
      if (orderOfBattle.is(piece.id(), UnitKind.PARACHUTISTS)
          && !piece.reduced()
          && !piece.isAboard()
          && !named.contains(piece.id())
          && offensiveEligibility.isFree(position, plan, piece)) {
        able.add(piece.id());
      }
    }
    return able;
  }

  /** 10.8: where parachutists alone may be dropped: land, no town, vacant or held by the enemy. */
  @Rule({"10.8-a", "10.8-b", "3.2.3-f", "3.1-a"})
  public Set<Place> drops(Position position, Plan plan) {
    Side side = MatchAgreements.side(plan.seat());
    Set<Place> within = new TreeSet<>();
    Set<Place> bases = new TreeSet<>();
    for (Piece piece : aircraft(position, plan)) {
      if (orderOfBattle.is(piece.id(), UnitKind.AIR_TRANSPORT)
          && !bases.contains(piece.place())
          && isReady(position, plan, piece)
          && !parachutists(position, plan, piece.place(), Set.of()).isEmpty()) {
        bases.add(piece.place());
        for (Place hex : jointFlights.overLand(position, piece)) {
          if (!mapFacts.isTown(hex) && !stacking.holds(position, hex, side)) {
            within.add(hex);
          }
        }
      }
    }
    return within;
  }

  /**
   * 7.1-b, r86: the way of a wing that has just been named, which is declared next; none for who
   * joins a wing, and none from a carrier in the target's waters.
   */
  @Rule({"7.1-b", "10.2-2"})
  Optional<Routing> way(Seat seat, Plan.Thrust before, Plan.Thrust after) {
    if (after.wings().size() == before.wings().size()) {
      return Optional.empty();
    }
    Plan.Wing wing = after.wings().getLast();
    List<String> who = new ArrayList<>(wing.aircraft());
    who.addAll(wing.parachutists());
    List<Place> base = List.of(wing.leg().getFirst());
    return wing.leg().size() == 1
        ? Optional.empty()
        : Optional.of(new Routing(seat, Routing.Errand.OFFENSIVE, who, base, 0));
  }

  /** The attack with these aircraft, too: those of one base or carrier fly together (r86). */
  @Rule("7.1-b/r86")
  Plan.Thrust sent(
      Position position, Plan.Thrust thrust, List<String> aircraft, Map<String, String> boarded) {
    Piece first = position.piece(aircraft.getFirst());
    List<Plan.Wing> all = new ArrayList<>(thrust.wings());
    for (Plan.Wing wing : thrust.wings()) {
      if (isFrom(AircraftAvailability.base(first), position, wing)) {
        all.set(all.indexOf(wing), wing.with(aircraft, boarded));
        return thrust.flying(all);
      }
    }
    List<Place> leg = distances.path(first.place(), thrust.target());
    all.add(new Plan.Wing(aircraft.stream().sorted().toList(), boarded, leg));
    return thrust.flying(all);
  }
}

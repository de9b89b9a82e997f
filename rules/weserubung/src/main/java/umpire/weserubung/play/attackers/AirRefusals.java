package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.model.why.OffensiveWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.rules.OrderOfBattle;

/** 10.2-2 Why aircraft cannot be sent to an offensive, by paragraph. */
public final class AirRefusals {
  private final OrderOfBattle orderOfBattle;
  private final AircraftAvailability aircraftAvailability;
  private final OffensiveEligibility offensiveEligibility;
  private final AirOffensiveEligibility air;

  public AirRefusals(
      OrderOfBattle orderOfBattle,
      OffensiveEligibility offensiveEligibility,
      AirOffensiveEligibility air) {
    this.orderOfBattle = orderOfBattle;
    this.aircraftAvailability = new AircraftAvailability(orderOfBattle);
    this.offensiveEligibility = offensiveEligibility;
    this.air = air;
  }

  /** By aircraft, then by what they have in common; empty where the order is wrong otherwise. */
  List<Finding> of(Position position, Plan plan, Place target, List<String> aircraft) {
    boolean named = plan.thrusts().stream().anyMatch(thrust -> thrust.target().equals(target));
    Set<String> who = new HashSet<>(aircraft);
    if (!named || aircraft.isEmpty() || who.size() < aircraft.size()) {
      return List.of();
    }
    List<Finding> why = new ArrayList<>();
    for (String id : aircraft) {
      barred(position, plan, id).ifPresent(why::add);
    }
    return why.isEmpty() ? List.of(together(position, plan, target, aircraft)) : why;
  }

  @Rule({"3.3-d", "3.3.1-f", "3.3.3-a", "10.6"})
  private Optional<Finding> barred(Position position, Plan plan, String id) {
    if (!position.forces().has(id) || orderOfBattle.side(id) != MatchAgreements.side(plan.seat())) {
      return Optional.of(Finding.forbids("10.2-1", new OffensiveWhy.NotYours(id)));
    }
    Piece piece = position.piece(id);
    if (!aircraftAvailability.isAircraft(piece)) {
      return Optional.of(Finding.forbids("10.2-2", new AirWhy.NotYourAircraft(id)));
    }
    if (orderOfBattle.is(id, UnitKind.AIR_TRANSPORT)) {
      return Optional.of(Finding.forbids("3.3.3-a", new AirWhy.DoesNotAttack(id)));
    }
    if (plan.counters().contains(id)) {
      return Optional.of(Finding.forbids("3.3-d", new AirWhy.AircraftSpent(id)));
    }
    Optional<Finding> grounded = aircraftAvailability.grounded(position, piece);
    if (grounded.isPresent()) {
      return grounded;
    }
    if (!aircraftAvailability.fightsFromThere(piece)) {
      return Optional.of(Finding.forbids("3.3.1-f", new AirWhy.NotFromCarriers(id)));
    }
    Nation nation = orderOfBattle.nation(id);
    int price = offensiveEligibility.price(plan, nation);
    return position.treasury(nation).offensives() < price
        ? Optional.of(
            Finding.forbids(
                price > 1 ? "10.9-a" : "10.6", new OffensiveWhy.NoOffensiveLeft(nation, price)))
        : Optional.empty();
  }

  /** r86: from several bases; 3.3-f: not even one by one; r108: not together. */
  @Rule({"7.1-b/r86", "7.1-b/r108", "3.3-f"})
  private Finding together(Position position, Plan plan, Place target, List<String> aircraft) {
    long from =
        aircraft.stream().map(position::piece).map(AircraftAvailability::base).distinct().count();
    if (from > 1) {
      return Finding.forbids("7.1-b/r86", new AirWhy.OneBaseOnly(aircraft));
    }
    Plan.Thrust thrust = plan.thrust(target);
    OptionalInt tooFar =
        aircraft.stream()
            .filter(id -> !air.reaches(position, thrust, position.piece(id)))
            .mapToInt(id -> orderOfBattle.unit(id).movement())
            .min();
    return tooFar.isPresent()
        ? Finding.forbids("3.3-f", new AirWhy.BeyondReach(target, tooFar.getAsInt()))
        : Finding.forbids("7.1-b/r108", new AirWhy.NoBaseForAll(aircraft, target));
  }
}

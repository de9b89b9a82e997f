package umpire.weserubung.play.attackers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offer.Parameter;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.JointFlights;

/** 10.2-1 Groups that may be named for an attack, and the plan with those who were. */
public final class ParticipantGroups {
  private final OffensiveEligibility offensiveEligibility;
  private final AirOffensiveEligibility air;
  private final ApproachTrip ways;

  public ParticipantGroups(
      OffensiveEligibility offensiveEligibility, AirOffensiveEligibility air, ApproachTrip ways) {
    this.offensiveEligibility = offensiveEligibility;
    this.air = air;
    this.ways = ways;
  }

  /**
   * True if somebody is named who has to be: a land unit that attacks, or parachutists where they
   * come alone.
   */
  @Rule({"10.2-1", "10.8-a"})
  public boolean attacks(Position position, Plan plan, Plan.Thrust thrust) {
    if (plan.manner() == Plan.Manner.DROP) {
      return thrust.wings().stream().anyMatch(wing -> !wing.parachutists().isEmpty());
    }
    return thrust.marching().stream().anyMatch(one -> mayLead(position, plan, one.unit()))
        || thrust.landing().stream().anyMatch(unit -> mayLead(position, plan, unit));
  }

  /** r148: a unit of whoever declares it; a double offensive is led by one of their generals. */
  @Rule({"10.0-a/r148", "10.9-a"})
  private boolean mayLead(Position position, Plan plan, String unit) {
    return offensiveEligibility.isInfantry(unit)
        && (plan.manner() == Plan.Manner.DOUBLE
            || offensiveEligibility.isOwn(position, plan, unit));
  }

  /** Everybody who may be named for that attack, group by group. */
  public List<Offer<Command>> offers(Position position, Plan plan, Plan.Thrust thrust) {
    List<Offer<Command>> offers = new ArrayList<>();
    if (plan.manner() != Plan.Manner.DROP) {
      byLand(position, plan, thrust, offers);
      bySea(position, plan, thrust, offers);
    }
    byAir(position, plan, thrust, offers);
    return offers;
  }

  private void byLand(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    Place target = thrust.target();
    List<List<String>> lacking = lacking(position, plan, List.of(thrust));
    offensiveEligibility
        .marching(position, plan, target)
        .forEach(
            (from, group) -> {
              List<List<String>> groups = ReservedUnits.groups(group, lacking);
              for (List<String> able : groups) {
                offers.add(
                    new Offer<>(
                        OffensiveCommand.Commit.class,
                        List.of(only("target", target), only("from", from), some("units", able))));
              }
              byAnotherWay(position, target, from, groups, offers);
            });
    Map<String, List<Place>> guns = offensiveEligibility.guns(position, plan, target);
    guns.forEach(
        (gun, hexes) ->
            offers.add(
                new Offer<>(
                    OffensiveCommand.Emplace.class,
                    List.of(
                        only("target", target),
                        only("gun", gun),
                        new Parameter("from", new Domain.One(hexes))))));
    guns.forEach((gun, hexes) -> byAnotherWay(position, target, gun, hexes, offers));
  }

  /** r149: each unit for itself; leaders, who take nothing on their way, as they are sent. */
  @Rule("10.2-2/r149")
  private void byAnotherWay(
      Position position,
      Place target,
      Place from,
      List<List<String>> groups,
      List<Offer<Command>> offers) {
    Set<String> able = new TreeSet<>();
    groups.forEach(able::addAll);
    able.removeIf(
        id -> !offensiveEligibility.isInfantry(id) || !ways.isChoice(position, id, from, target));
    if (!able.isEmpty()) {
      offers.add(approach(target, List.of(from), List.copyOf(able)));
    }
  }

  private void byAnotherWay(
      Position position, Place target, String gun, List<Place> hexes, List<Offer<Command>> offers) {
    List<Place> others =
        hexes.stream().filter(hex -> ways.isChoice(position, gun, hex, target)).toList();
    if (!others.isEmpty()) {
      offers.add(approach(target, others, List.of(gun)));
    }
  }

  private static Offer<Command> approach(Place target, List<Place> from, List<String> units) {
    return new Offer<>(
        OffensiveCommand.Approach.class,
        List.of(
            only("target", target),
            new Parameter("from", new Domain.One(from)),
            new Parameter("unit", new Domain.One(units))));
  }

  private void bySea(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    Place target = thrust.target();
    List<List<String>> lacking = lacking(position, plan, List.of(thrust));
    for (List<String> able :
        ReservedUnits.groups(offensiveEligibility.landing(position, plan, target), lacking)) {
      group(OffensiveCommand.LandTroops.class, "units", target, able, offers);
    }
    if (!thrust.landing().isEmpty()) {
      group(
          OffensiveCommand.Bombard.class,
          "ships",
          target,
          offensiveEligibility.bombarding(position, plan, target),
          offers);
    }
  }

  /**
   * 10.8: parachutists come first where they come alone, for the others could take the room at the
   * one base that their transports come back to.
   */
  private void byAir(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    if (plan.manner() != Plan.Manner.DROP || attacks(position, plan, thrust)) {
      supporting(position, plan, thrust.target(), offers);
    }
    jumping(position, plan, thrust.target(), offers);
  }

  private void supporting(Position position, Plan plan, Place target, List<Offer<Command>> offers) {
    for (JointFlights.Group group : air.aircraft(position, plan, target)) {
      Domain aircraft = new Domain.Some(group.aircraft(), 1, group.most());
      offers.add(
          new Offer<>(
              OffensiveCommand.SendAircraft.class,
              List.of(only("target", target), new Parameter("aircraft", aircraft))));
    }
  }

  private void jumping(Position position, Plan plan, Place target, List<Offer<Command>> offers) {
    Map<String, List<String>> jumpers = air.jumpers(position, plan, target);
    if (jumpers.isEmpty()) {
      return;
    }
    boolean alone = plan.manner() == Plan.Manner.DROP;
    List<List<String>> lacking = alone ? List.of() : lacking(position, plan, List.of());
    jumpers.forEach(
        (transport, group) -> {
          for (List<String> able : ReservedUnits.groups(group, lacking)) {
            int most =
                Math.min(able.size(), AircraftAvailability.capacity(position.piece(transport)));
            offers.add(
                new Offer<>(
                    OffensiveCommand.SendParachutists.class,
                    List.of(
                        only("target", target),
                        only("transport", transport),
                        new Parameter("parachutists", new Domain.Some(able, 1, most)))));
          }
        });
  }

  /** For each attack but those that still lacks somebody who attacks: who could. */
  private List<List<String>> lacking(Position position, Plan plan, List<Plan.Thrust> but) {
    List<List<String>> lacking = new ArrayList<>();
    for (Plan.Thrust thrust : plan.thrusts()) {
      if (!but.contains(thrust) && !attacks(position, plan, thrust)) {
        List<String> able =
            new ArrayList<>(offensiveEligibility.attackers(position, plan, thrust.target()));
        able.removeIf(unit -> !mayLead(position, plan, unit));
        lacking.add(able);
      }
    }
    return lacking;
  }

  private static Parameter only(String name, Object value) {
    return new Parameter(name, new Domain.One(List.of(value)));
  }

  private static Parameter some(String name, List<String> able) {
    return new Parameter(name, new Domain.Some(able, 1, able.size()));
  }

  private static void group(
      Class<? extends Command> command,
      String name,
      Place target,
      List<String> able,
      List<Offer<Command>> offers) {
    if (!able.isEmpty()) {
      offers.add(new Offer<>(command, List.of(only("target", target), some(name, able))));
    }
  }

  /** The plan with those whom the command names, which is on offer. */
  public Plan with(Position position, Plan plan, Command command) {
    return switch ((OffensiveCommand) command) {
      case OffensiveCommand.SecondTarget(Place target) -> second(plan, target);
      case OffensiveCommand.Commit(Place target, Place from, List<String> units) ->
          plan.with(
              plan.thrust(target)
                  .marching(
                      units.stream()
                          .sorted()
                          .map(unit -> offensiveEligibility.approach(position, unit, from, target))
                          .toList()));
      case OffensiveCommand.Approach(Place target, Place from, String unit) ->
          plan.with(coming(position, plan.thrust(target), from, unit));
      case OffensiveCommand.LandTroops(Place target, List<String> units) ->
          plan.with(plan.thrust(target).landing(units.stream().sorted().toList()));
      case OffensiveCommand.Emplace(Place target, String gun, Place from) ->
          plan.with(plan.thrust(target).gun(offensiveEligibility.emplaced(position, gun, from)));
      case OffensiveCommand.Bombard(Place target, List<String> ships) ->
          plan.with(plan.thrust(target).bombarding(ships.stream().sorted().toList()));
      case OffensiveCommand.SendAircraft(Place target, List<String> aircraft) ->
          plan.with(air.sent(position, plan.thrust(target), aircraft, Map.of()));
      case OffensiveCommand.SendParachutists(Place target, String transport, List<String> units) ->
          dropping(position, plan, target, transport, units);
      case OffensiveCommand.Attack _,
          OffensiveCommand.DoubleAttack _,
          OffensiveCommand.DropOn _,
          OffensiveCommand.LaunchOffensive _,
          OffensiveCommand.Consent _,
          OffensiveCommand.Engage _,
          OffensiveCommand.Occupy _,
          OffensiveCommand.Advance _,
          OffensiveCommand.AdvanceByRail _,
          OffensiveCommand.Disembark _,
          OffensiveCommand.PassOffensive _ ->
          throw new IllegalStateException(command + " is no part of an offensive");
    };
  }

  /** The way that is declared next, if the command has just named who flies or marches one. */
  public Optional<Routing> way(Plan before, Plan after, Command command) {
    if (command instanceof OffensiveCommand.Approach one) {
      return Optional.of(ApproachTrip.draft(after, one.unit()));
    }
    if (command instanceof OffensiveCommand.SendAircraft(Place target, var _)) {
      return air.way(before.seat(), before.thrust(target), after.thrust(target));
    }
    return command instanceof OffensiveCommand.SendParachutists(Place target, var _, var _)
        ? air.way(before.seat(), before.thrust(target), after.thrust(target))
        : Optional.empty();
  }

  private static Plan second(Plan plan, Place target) {
    List<Plan.Thrust> both = new ArrayList<>(plan.thrusts());
    both.add(Plan.Thrust.at(target));
    return new Plan(plan.seat(), plan.manner(), plan.general(), both);
  }

  private Plan.Thrust coming(Position position, Plan.Thrust thrust, Place from, String unit) {
    return offensiveEligibility.isInfantry(unit)
        ? thrust.marching(
            List.of(offensiveEligibility.approach(position, unit, from, thrust.target())))
        : thrust.gun(offensiveEligibility.emplaced(position, unit, from));
  }

  private Plan dropping(
      Position position, Plan plan, Place target, String transport, List<String> units) {
    Map<String, String> boarded = new TreeMap<>();
    units.forEach(unit -> boarded.put(unit, transport));
    return plan.with(air.sent(position, plan.thrust(target), List.of(transport), boarded));
  }
}

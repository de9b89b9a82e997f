package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offer.Parameter;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.OffensiveCommand;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.play.air.Sorties;
import umpire.weserubung.play.air.Wings;

/** 10.2-1 Groups that may be named for an attack, and the plan with those who were. */
final class Enlistment {
  private final Levies levies;
  private final AirLevies air;

  Enlistment(Levies levies, AirLevies air) {
    this.levies = levies;
    this.air = air;
  }

  /** True if somebody is named who attacks: a land unit, or parachutists where they come alone. */
  @Rule({"10.2-1", "10.8-a"})
  boolean attacks(Plan plan, Plan.Thrust thrust) {
    if (plan.manner() == Plan.Manner.DROP) {
      return thrust.wings().stream().anyMatch(wing -> !wing.parachutists().isEmpty());
    }
    return thrust.marching().stream().anyMatch(approach -> levies.isInfantry(approach.unit()))
        || thrust.landing().stream().anyMatch(levies::isInfantry);
  }

  /** Everybody who may be named for that attack, group by group. */
  List<Offer<Command>> offers(Position position, Plan plan, Plan.Thrust thrust) {
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
    levies
        .marching(position, plan, target)
        .forEach(
            (from, group) -> {
              for (List<String> able : spared(group, lacking)) {
                offers.add(
                    new Offer<>(
                        OffensiveCommand.Commit.class,
                        List.of(only("target", target), only("from", from), some("units", able))));
              }
            });
    levies
        .guns(position, plan, target)
        .forEach(
            (gun, hexes) ->
                offers.add(
                    new Offer<>(
                        OffensiveCommand.Emplace.class,
                        List.of(
                            only("target", target),
                            only("gun", gun),
                            new Parameter("from", new Domain.One(hexes))))));
  }

  private void bySea(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    Place target = thrust.target();
    List<List<String>> lacking = lacking(position, plan, List.of(thrust));
    for (List<String> able : spared(levies.landing(position, plan, target), lacking)) {
      group(OffensiveCommand.LandTroops.class, "units", target, able, offers);
    }
    if (!thrust.landing().isEmpty()) {
      group(
          OffensiveCommand.Bombard.class,
          "ships",
          target,
          levies.bombarding(position, plan, target),
          offers);
    }
  }

  /**
   * 10.8: parachutists come first where they come alone, for the others could take the room at the
   * one base that their transports come back to.
   */
  private void byAir(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    if (plan.manner() != Plan.Manner.DROP || attacks(plan, thrust)) {
      supporting(position, plan, thrust.target(), offers);
    }
    jumping(position, plan, thrust.target(), offers);
  }

  private void supporting(Position position, Plan plan, Place target, List<Offer<Command>> offers) {
    for (Sorties.Group group : air.aircraft(position, plan, target)) {
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
          for (List<String> able : spared(group, lacking)) {
            int most = Math.min(able.size(), Wings.capacity(position.piece(transport)));
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
      if (!but.contains(thrust) && !attacks(plan, thrust)) {
        lacking.add(levies.attackers(position, plan, thrust.target()));
      }
    }
    return lacking;
  }

  /**
   * 10.2-1: whom of those who are able the order may name, in as many groups as there are ways to
   * keep somebody for every attack that still lacks one: an offensive that has been begun can
   * always be completed.
   */
  @Rule("10.2-1")
  private static List<List<String>> spared(List<String> able, List<List<String>> lacking) {
    List<List<String>> groups = new ArrayList<>();
    List<Set<String>> ways = kept(able, lacking);
    for (Set<String> kept : ways) {
      List<String> others = new ArrayList<>(able);
      others.removeAll(kept);
      boolean needless = ways.stream().anyMatch(way -> isLess(way, kept));
      if (!others.isEmpty() && !needless) {
        groups.add(others);
      }
    }
    return groups;
  }

  private static boolean isLess(Set<String> one, Set<String> other) {
    return one.size() < other.size() && other.containsAll(one);
  }

  /** Of those who are able the ones whom two attacks, one or none could be left with. */
  private static List<Set<String>> kept(List<String> able, List<List<String>> lacking) {
    if (lacking.isEmpty()) {
      return List.of(Set.of());
    }
    Set<Set<String>> kept = new LinkedHashSet<>();
    for (String one : lacking.getFirst()) {
      for (String other : lacking.size() == 1 ? List.of(one) : lacking.getLast()) {
        Set<String> both = new TreeSet<>(List.of(one));
        both.add(other);
        boolean enough = both.size() == lacking.size();
        both.retainAll(able);
        if (enough) {
          kept.add(both);
        }
      }
    }
    return List.copyOf(kept);
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
  Plan with(Position position, Plan plan, Command command) {
    return switch ((OffensiveCommand) command) {
      case OffensiveCommand.SecondTarget(Place target) -> second(plan, target);
      case OffensiveCommand.Commit(Place target, Place from, List<String> units) ->
          plan.with(
              plan.thrust(target)
                  .marching(
                      units.stream()
                          .sorted()
                          .map(unit -> levies.approach(position, unit, from, target))
                          .toList()));
      case OffensiveCommand.LandTroops(Place target, List<String> units) ->
          plan.with(plan.thrust(target).landing(units.stream().sorted().toList()));
      case OffensiveCommand.Emplace(Place target, String gun, Place from) ->
          plan.with(plan.thrust(target).gun(levies.emplaced(position, gun, from)));
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

  /** The way that is declared next, if the command has just named who flies one. */
  Optional<Routing> way(Plan before, Plan after, Command command) {
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

  private Plan dropping(
      Position position, Plan plan, Place target, String transport, List<String> units) {
    Map<String, String> boarded = new TreeMap<>();
    units.forEach(unit -> boarded.put(unit, transport));
    return plan.with(air.sent(position, plan.thrust(target), List.of(transport), boarded));
  }
}

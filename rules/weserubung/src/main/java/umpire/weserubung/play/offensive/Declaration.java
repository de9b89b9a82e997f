package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offer.Parameter;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.OffensiveCommand;
import umpire.weserubung.model.Plan;
import umpire.weserubung.model.Planning;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Rest;
import umpire.weserubung.play.Step;
import umpire.weserubung.play.Waiting;
import umpire.weserubung.play.air.Wings;

/** 10.2-1 Who takes part is named, group by group; then the offensive is launched. */
final class Declaration implements Step<Planning>, Chapter<Planning> {
  private final Levies levies;
  private final AirLevies air;
  private final Alternation alternation;
  private final Refusals refusals;
  private final Launch launch;

  Declaration(
      Levies levies, AirLevies air, Alternation alternation, Refusals refusals, Launch launch) {
    this.levies = levies;
    this.air = air;
    this.alternation = alternation;
    this.refusals = refusals;
    this.launch = launch;
  }

  @Override
  public Rest rest(Position position, Planning frame) {
    return new Rest.Asks(new Waiting<>(this, frame));
  }

  @Override
  public void run(Planning frame, Course course) {
    throw new IllegalStateException("an offensive is declared, not run");
  }

  @Override
  public RuleId rule(Planning frame) {
    return new RuleId("10.2-1");
  }

  @Override
  public List<Seat> seats(Position position, Planning frame) {
    return List.of(frame.plan().seat());
  }

  @Override
  public Offers<Command> offers(Position position, Planning frame, Seat seat) {
    Plan plan = frame.plan();
    List<Offer<Command>> offers = new ArrayList<>();
    if (lacksSecond(plan)) {
      Place first = plan.thrusts().getFirst().target();
      Set<Place> seconds = alternation.seconds(position, plan, first);
      offers.add(
          Offer.of(
              OffensiveCommand.SecondTarget.class, "target", new Domain.One(List.copyOf(seconds))));
      return new Offers<>(offers);
    }
    if (isComplete(plan)) {
      offers.add(Offer.of(OffensiveCommand.LaunchOffensive.class));
    }
    for (Plan.Thrust thrust : plan.thrusts()) {
      if (plan.manner() != Plan.Manner.DROP) {
        byLandAndSea(position, plan, thrust, offers);
      }
      byAir(position, plan, thrust, offers);
    }
    return new Offers<>(offers);
  }

  private static boolean lacksSecond(Plan plan) {
    return plan.manner() == Plan.Manner.DOUBLE && plan.thrusts().size() < 2;
  }

  /** 10.2-1, 10.8: land units that attack, or parachutists; in a double offensive, its general. */
  @Rule({"10.2-1", "10.8-a"})
  private boolean isComplete(Plan plan) {
    boolean led = plan.general().isEmpty() || plan.counters().contains(plan.general());
    return led && plan.thrusts().stream().allMatch(thrust -> attacks(plan, thrust));
  }

  private boolean attacks(Plan plan, Plan.Thrust thrust) {
    if (plan.manner() == Plan.Manner.DROP) {
      return thrust.wings().stream().anyMatch(wing -> !wing.parachutists().isEmpty());
    }
    return thrust.marching().stream().anyMatch(approach -> levies.fights(approach.unit()))
        || thrust.landing().stream().anyMatch(levies::fights);
  }

  private void byLandAndSea(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    Place target = thrust.target();
    group(
        OffensiveCommand.Commit.class,
        "units",
        target,
        spared(position, plan, thrust, levies.marching(position, plan, target)),
        offers);
    group(
        OffensiveCommand.LandTroops.class,
        "units",
        target,
        spared(position, plan, thrust, levies.landing(position, plan, target)),
        offers);
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
    if (!thrust.landing().isEmpty()) {
      group(
          OffensiveCommand.Bombard.class,
          "ships",
          target,
          levies.bombarding(position, plan, target),
          offers);
    }
  }

  /** Whoever alone could attack the other hex of a double offensive is kept for it. */
  private List<String> spared(Position position, Plan plan, Plan.Thrust thrust, List<String> able) {
    for (Plan.Thrust other : plan.thrusts()) {
      if (!other.target().equals(thrust.target()) && !attacks(plan, other)) {
        List<String> there = levies.attackers(position, plan, other.target());
        boolean another = there.stream().anyMatch(id -> !able.contains(id));
        List<String> spared = new ArrayList<>(able);
        if (!another) {
          spared.remove(there.getFirst());
        }
        return spared;
      }
    }
    return able;
  }

  private void byAir(
      Position position, Plan plan, Plan.Thrust thrust, List<Offer<Command>> offers) {
    Place target = thrust.target();
    for (Map.Entry<Place, List<String>> base : air.aircraft(position, plan, target).entrySet()) {
      group(OffensiveCommand.SendAircraft.class, "aircraft", target, base.getValue(), offers);
    }
    air.jumpers(position, plan, target)
        .forEach(
            (transport, able) ->
                offers.add(
                    new Offer<>(
                        OffensiveCommand.SendParachutists.class,
                        List.of(
                            only("target", target),
                            only("transport", transport),
                            new Parameter(
                                "parachutists",
                                new Domain.Some(
                                    able,
                                    1,
                                    Math.min(
                                        able.size(),
                                        Wings.capacity(position.piece(transport)))))))));
  }

  private static Parameter only(String name, Object value) {
    return new Parameter(name, new Domain.One(List.of(value)));
  }

  private static void group(
      Class<? extends Command> command,
      String name,
      Place target,
      List<String> able,
      List<Offer<Command>> offers) {
    if (!able.isEmpty()) {
      offers.add(
          new Offer<>(
              command,
              List.of(
                  only("target", target),
                  new Parameter(name, new Domain.Some(able, 1, able.size())))));
    }
  }

  /** The shortest order that is complete: the first of what is offered until it is. */
  @Override
  public Command fallback(Position position, Planning frame, Seat seat, Offers<Command> offers) {
    return First.of(offers);
  }

  @Override
  public List<Finding> reasons(Position position, Planning frame, Seat seat, Command command) {
    return refusals.of(position, frame.plan(), command);
  }

  @Override
  public void take(Planning frame, Seat seat, Command command, Course course) {
    Plan plan = frame.plan();
    Position position = course.position();
    if (command instanceof OffensiveCommand.LaunchOffensive) {
      course.pop();
      launch.begin(plan, course);
      return;
    }
    course.replace(new Planning(with(position, plan, command)));
  }

  private Plan with(Position position, Plan plan, Command command) {
    return switch (command) {
      case OffensiveCommand.SecondTarget(Place target) -> {
        List<Plan.Thrust> both = new ArrayList<>(plan.thrusts());
        both.add(Plan.Thrust.at(target));
        yield new Plan(plan.seat(), plan.manner(), plan.general(), both);
      }
      case OffensiveCommand.Commit(Place target, List<String> units) ->
          plan.with(
              plan.thrust(target)
                  .marching(
                      units.stream()
                          .sorted()
                          .map(unit -> levies.approach(position, unit, target))
                          .toList()));
      case OffensiveCommand.LandTroops(Place target, List<String> units) ->
          plan.with(plan.thrust(target).landing(units.stream().sorted().toList()));
      case OffensiveCommand.Emplace(Place target, String gun, Place from) ->
          plan.with(plan.thrust(target).gun(levies.emplaced(position, gun, from)));
      case OffensiveCommand.Bombard(Place target, List<String> ships) ->
          plan.with(plan.thrust(target).bombarding(ships.stream().sorted().toList()));
      case OffensiveCommand.SendAircraft(Place target, List<String> aircraft) ->
          plan.with(
              plan.thrust(target)
                  .wing(
                      new Plan.Wing(
                          aircraft.stream().sorted().toList(),
                          List.of(),
                          air.leg(position, aircraft.getFirst(), target))));
      case OffensiveCommand.SendParachutists(
              Place target,
              String transport,
              List<String> parachutists) ->
          plan.with(
              plan.thrust(target)
                  .wing(
                      new Plan.Wing(
                          List.of(transport),
                          parachutists.stream().sorted().toList(),
                          air.leg(position, transport, target))));
      default -> throw new IllegalStateException(command + " is no part of an offensive");
    };
  }
}

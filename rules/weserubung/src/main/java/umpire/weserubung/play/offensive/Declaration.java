package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.play.attackers.Enlistment;
import umpire.weserubung.play.attackers.First;
import umpire.weserubung.play.attackers.Refusals;

/** 10.2-1 Who takes part is named, group by group; then the offensive is launched. */
final class Declaration implements AskingStep<Position, Command, Frame, Planning> {
  private final Enlistment enlistment;
  private final Alternation alternation;
  private final Refusals refusals;
  private final Launch launch;
  private final First first;

  Declaration(
      Enlistment enlistment,
      Alternation alternation,
      Refusals refusals,
      Launch launch,
      First first) {
    this.enlistment = enlistment;
    this.alternation = alternation;
    this.refusals = refusals;
    this.launch = launch;
    this.first = first;
  }

  @Override
  public Class<Planning> frame() {
    return Planning.class;
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
      Place target = plan.thrusts().getFirst().target();
      Set<Place> seconds = alternation.seconds(position, plan, target);
      offers.add(
          Offer.of(
              OffensiveCommand.SecondTarget.class, "target", new Domain.One(List.copyOf(seconds))));
      return new Offers<>(offers);
    }
    if (isComplete(position, plan)) {
      offers.add(Offer.of(OffensiveCommand.LaunchOffensive.class));
    }
    for (Plan.Thrust thrust : plan.thrusts()) {
      offers.addAll(enlistment.offers(position, plan, thrust));
    }
    return new Offers<>(offers);
  }

  private static boolean lacksSecond(Plan plan) {
    return plan.manner() == Plan.Manner.DOUBLE && plan.thrusts().size() < 2;
  }

  /** 10.2-1, 10.8: land units that attack, or parachutists; in a double offensive, its general. */
  @Rule({"10.2-1", "10.8-a"})
  private boolean isComplete(Position position, Plan plan) {
    return isLed(plan)
        && plan.thrusts().stream().allMatch(thrust -> enlistment.attacks(position, plan, thrust));
  }

  private static boolean isLed(Plan plan) {
    return plan.general().isEmpty() || plan.counters().contains(plan.general());
  }

  /** The shortest order that is complete: its general, then one unit for each attack. */
  @Override
  public Command fallback(Position position, Planning frame, Seat seat, Offers<Command> offers) {
    Plan plan = frame.plan();
    if (lacksSecond(plan) || isComplete(position, plan)) {
      return First.of(offers.offers().getFirst());
    }
    if (!isLed(plan)) {
      return first.naming(plan.general(), offers);
    }
    Place lacking =
        plan.thrusts().stream()
            .filter(thrust -> !enlistment.attacks(position, plan, thrust))
            .map(Plan.Thrust::target)
            .findFirst()
            .orElseThrow();
    return first.attacking(position, seat, lacking, offers);
  }

  @Override
  public List<Finding> why(Position position, Planning frame, Seat seat, Command command) {
    return refusals.of(position, frame.plan(), command);
  }

  @Override
  public void take(Planning frame, Seat seat, Command command, Course<Position, Frame> course) {
    Plan plan = frame.plan();
    if (command instanceof OffensiveCommand.LaunchOffensive) {
      course.leave();
      launch.begin(plan, course);
    } else {
      Plan named = enlistment.with(course.position(), plan, command);
      course.replace(new Planning(named));
      enlistment.way(plan, named, command).ifPresent(course::push);
    }
  }
}

package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.lore.Dice;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.lore.Result.Arrived;
import umpire.weserubung.lore.Result.Fought;
import umpire.weserubung.lore.Result.Joined;
import umpire.weserubung.lore.Result.Landed;
import umpire.weserubung.lore.Result.TurnedBack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying;
import umpire.weserubung.model.frame.OffensiveFrame.Carrying.Stage;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.scenario.Conventions;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.play.aircraft.Jump;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.turn.Victory;

/** 10.2-2 to 10.3-7 An offensive is carried out, attack by attack and stage by stage. */
final class Execution implements Step<Position, Command, Frame, Carrying> {
  private final Opponents opponents;
  private final Garrison narvik;
  private final Occupation occupation;
  private final Retreats retreats;
  private final Capture capture;
  private final Escorting escorting;
  private final Fights fights;
  private final Flights flights;

  Execution(
      Opponents opponents,
      Garrison narvik,
      Occupation occupation,
      Retreats retreats,
      Capture capture,
      Escorting escorting,
      Fights fights,
      Flights flights) {
    this.opponents = opponents;
    this.narvik = narvik;
    this.occupation = occupation;
    this.retreats = retreats;
    this.capture = capture;
    this.escorting = escorting;
    this.fights = fights;
    this.flights = flights;
  }

  @Override
  public Class<Carrying> frame() {
    return Carrying.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Carrying frame) {
    return switch (frame.stage()) {
      case DROP ->
          aboard(position, frame).isEmpty()
              ? new Wait.Nothing<>()
              : Dice.thrown(position, among(frame).rule(), aboard(position, frame).size());
      case NARVIK ->
          narvik.isTried(position, frame)
              ? Dice.thrown(position, new RuleId("14.2.1"), 1)
              : new Wait.Nothing<>();
      case OCCUPATION ->
          occupation.able(position, frame).isEmpty()
              ? new Wait.Nothing<>()
              : new Wait.Choice<>(occupation, frame);
      case BATTLE ->
          isEscorted(position, frame) ? new Wait.Choice<>(escorting, frame) : new Wait.Nothing<>();
      case MARCH, APPROACH, JOIN, HOME -> new Wait.Nothing<>();
    };
  }

  @Override
  public void enter(Carrying frame, Course<Position, Frame> course) {
    switch (frame.stage()) {
      case MARCH -> march(frame, course);
      case APPROACH -> approach(frame, course);
      case JOIN -> join(frame, course);
      case DROP -> course.replace(frame.at(Stage.NARVIK));
      case NARVIK -> course.replace(frame.at(Stage.BATTLE));
      case BATTLE -> battle(frame, course);
      case OCCUPATION -> occupation.occupy(frame, List.of(), course);
      case HOME -> home(frame, course);
    }
  }

  /**
   * 10.2-2, 3.2-a/r93: everybody moves, and takes the hexes on his way; what is attacked must be
   * won first.
   */
  @Rule({"10.2-2", "3.2-a/r93", "10.12-a"})
  private void march(Carrying frame, Course<Position, Frame> course) {
    course.tell(new OffensiveEvent.ForcesMoved(frame.plan()));
    course.replace(frame.at(Stage.APPROACH));
    for (Plan.Thrust thrust : frame.plan().thrusts()) {
      for (Plan.Approach marching : thrust.marching()) {
        List<Place> path = marching.path();
        capture.enter(course, marching.unit(), path.subList(1, path.size() - 1));
      }
      for (Plan.Approach gun : thrust.guns()) {
        List<Place> path = gun.path();
        capture.enter(course, gun.unit(), path.subList(1, path.size()));
      }
    }
  }

  /** 10.2-3, 10.2-4: the wings fly out, each with its interceptions. */
  @Rule({"10.2-3", "10.2-4"})
  private void approach(Carrying frame, Course<Position, Frame> course) {
    List<Plan.Wing> wings = frame.now().wings();
    if (frame.done() == wings.size()) {
      course.replace(frame.at(Stage.JOIN));
      return;
    }
    Plan.Wing wing = wings.get(frame.done());
    course.replace(frame.another());
    flights.fly(
        new Flight(wing.aircraft(), wing.parachutists(), wing.leg(), 0, frame.now().target(), true),
        wing.boarded(),
        course);
  }

  /** 10.2-3, 7.2-e: where there will be a battle fighters near by may come to the defender. */
  @Rule({"7.2-e", "7.2-e/r131", "10.2-3"})
  private void join(Carrying frame, Course<Position, Frame> course) {
    course.replace(frame.at(Stage.DROP));
    Fight fight = opponents.fight(course.position(), frame);
    boolean jumps = !aboard(course.position(), frame).isEmpty();
    if (!fight.defender().fighters().isEmpty() && (jumps || isOnTheGround(fight.attacker()))) {
      flights.join(fight.place(), fight.defender().side(), course);
    }
  }

  /** 10.3-5/r132: aircraft, guns elsewhere and ships do not attack a hex alone. */
  @Rule("10.3-5/r132")
  private static boolean isOnTheGround(Fight.Camp camp) {
    return camp.fighters().stream()
        .anyMatch(
            one ->
                !one.is(Circumstance.OVERHEAD)
                    && !one.is(Circumstance.ELSEWHERE)
                    && !one.is(Circumstance.BOMBARDING));
  }

  /** 3.3.1-b: true if there will be a battle, with escorts over it that need not take part. */
  private boolean isEscorted(Position position, Carrying frame) {
    if (escorting.escorts(position, frame).isEmpty()) {
      return false;
    }
    Fight fight = opponents.fight(position, frame);
    return isOnTheGround(fight.attacker()) && !fight.defender().fighters().isEmpty();
  }

  private static List<String> aboard(Position position, Carrying frame) {
    List<String> aboard = new ArrayList<>();
    frame.flights().forEach(flight -> aboard.addAll(flight.passengers()));
    aboard.removeIf(unit -> !position.forces().has(unit));
    return aboard;
  }

  /** 10.2-7: nobody there, nobody to fight. */
  @Rule("10.2-7")
  private void battle(Carrying frame, Course<Position, Frame> course) {
    Fight fight = opponents.fight(course.position(), frame);
    if (!isOnTheGround(fight.attacker())) {
      course.replace(frame.at(Stage.HOME));
    } else if (fight.defender().fighters().isEmpty()) {
      course.replace(frame.at(Stage.OCCUPATION));
    } else {
      fights.begin(fight, course);
    }
  }

  /** 10.3-7: flight after flight; then the other attack of a double offensive, or the end. */
  @Rule({"10.3-7", "10.7-9", "10.9-b"})
  private void home(Carrying frame, Course<Position, Frame> course) {
    if (frame.done() < frame.flights().size()) {
      Flight flight = frame.flights().get(frame.done());
      course.replace(frame.another());
      List<String> alive =
          flight.aircraft().stream().filter(course.position().forces()::has).toList();
      if (!alive.isEmpty()) {
        flights.home(
            new Flight(alive, List.of(), flight.leg(), flight.spent(), flight.target(), false),
            course);
      }
    } else if (frame.thrust() + 1 < frame.plan().thrusts().size()) {
      course.replace(
          new Carrying(frame.plan(), frame.thrust() + 1, Stage.APPROACH, 0, List.of(), List.of()));
    } else {
      Side side = Conventions.side(frame.plan().seat());
      course.tell(new OffensiveEvent.OffensiveEnded(side));
      course.leave();
      if (course.position().calendar().play() == Setup.Play.BATTLE) {
        Side winner = course.position().country().control(frame.now().target());
        Victory.ofBattle(winner, course);
      }
    }
  }

  /** 10.4-b, 10.8-c: a jump among the enemy, with others who attack him or without. */
  private static Jump among(Carrying frame) {
    return frame.plan().manner() == Plan.Manner.DROP ? Jump.ALONE : Jump.BESIDE_OTHERS;
  }

  @Override
  public void drawn(Carrying carrying, List<Integer> dice, Course<Position, Frame> course) {
    if (carrying.stage() == Stage.NARVIK) {
      narvik.tested(dice.getFirst(), course);
      course.replace(carrying.at(Stage.BATTLE));
      return;
    }
    jump(carrying, dice, course);
    course.replace(
        carrying.with(carrying.flights().stream().map(Flight::empty).toList()).at(Stage.NARVIK));
  }

  /** 10.2-5: who jumps finds the hex vacant, or the enemy in it. */
  @Rule("10.2-5")
  private void jump(Carrying frame, List<Integer> dice, Course<Position, Frame> course) {
    Position position = course.position();
    Fight fight = opponents.fight(position, frame);
    Jump jump = fight.defender().fighters().isEmpty() ? Jump.VACANT : among(frame);
    List<String> jumpers = aboard(position, frame);
    for (int i = 0; i < jumpers.size(); i++) {
      course.tell(jump.thrown(jumpers.get(i), frame.now().target(), dice.get(i)));
    }
  }

  @Override
  public void resumed(Carrying carrying, Result result, Course<Position, Frame> course) {
    switch (result) {
      case Arrived(Flight flight) -> {
        List<Flight> over = new ArrayList<>(carrying.flights());
        over.add(flight);
        course.replace(carrying.with(over));
      }
      case Fought fought -> fought(carrying, fought, course);
      case Joined(List<String> fighters) -> course.replace(carrying.joined(fighters));
      case TurnedBack _, Landed _ -> {}
      default -> Step.super.resumed(carrying, result, course);
    }
  }

  /** 10.3-6, 10.4-b: whoever wins the hex; parachutists who do not win it are lost. */
  @Rule({"10.3-6", "10.4-b"})
  private void fought(Carrying before, Fought fought, Course<Position, Frame> course) {
    Carrying frame = before.with(opponents.after(before, fought.fight()));
    switch (fought.end()) {
      case ATTACKER_WINS, DEFENDER_LEFT -> course.replace(frame.at(Stage.OCCUPATION));
      case DEFENDER_WINS, ATTACKER_LEFT, NOBODY_LEFT, BOTH_LEFT, NOT_FOUND -> {
        List<String> stranded = Opponents.jumped(course.position(), frame);
        if (!stranded.isEmpty()) {
          course.tell(new OffensiveEvent.ParachutistsLost(stranded));
        }
        course.replace(frame.at(Stage.HOME));
        retreats.back(frame, Set.of(), landed(fought), course);
      }
    }
  }

  /** 10.7-7/r142: who landed in an attack that was broken off and could not go back aboard. */
  @Rule("10.7-7/r142")
  private static List<String> landed(Fought fought) {
    Fight fight = fought.fight();
    return fought.end() == End.ATTACKER_LEFT && fight.kind() == BattleKind.LAND
        ? fight.attacker().fighters().stream()
            .filter(one -> one.is(Circumstance.FROM_SEA))
            .map(Fight.Fighter::unit)
            .toList()
        : List.of();
  }
}

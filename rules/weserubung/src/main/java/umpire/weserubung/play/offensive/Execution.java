package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.weserubung.combat.BattleOutcome.End;
import umpire.weserubung.event.OffensiveEvent;
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
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.play.aircraft.ParachuteRoll;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.turn.Victory;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.Dice;
import umpire.weserubung.rules.FlightStarts;
import umpire.weserubung.rules.WeserubungFrameResult.Arrived;
import umpire.weserubung.rules.WeserubungFrameResult.Fought;
import umpire.weserubung.rules.WeserubungFrameResult.Joined;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;

/** 10.2-2 to 10.3-7 An offensive is carried out, attack by attack and stage by stage. */
final class Execution implements Step<Position, Command, Frame, Carrying> {
  private final Opponents opponents;
  private final Garrison narvik;
  private final Occupation occupation;
  private final Retreats retreats;
  private final Capture capture;
  private final Escorting escorting;
  private final BattleStarts battles;
  private final FlightStarts flights;

  Execution(
      Opponents opponents,
      Garrison narvik,
      Occupation occupation,
      Retreats retreats,
      Capture capture,
      Escorting escorting,
      BattleStarts battles,
      FlightStarts flights) {
    this.opponents = opponents;
    this.narvik = narvik;
    this.occupation = occupation;
    this.retreats = retreats;
    this.capture = capture;
    this.escorting = escorting;
    this.battles = battles;
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
  public void enter(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    switch (frame.stage()) {
      case MARCH -> march(frame, ruling);
      case APPROACH -> approach(frame, ruling);
      case JOIN -> join(frame, ruling);
      case DROP -> ruling.replaceFrame(frame.at(Stage.NARVIK));
      case NARVIK -> ruling.replaceFrame(frame.at(Stage.BATTLE));
      case BATTLE -> battle(frame, ruling);
      case OCCUPATION -> occupation.occupy(frame, List.of(), ruling);
      case HOME -> home(frame, ruling);
    }
  }

  /** 10.2-2, 3.2-a/r93: everybody moves and takes hexes on the way; what is attacked is not. */
  @Rule({"10.2-2", "3.2-a/r93", "10.12-a"})
  private void march(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new OffensiveEvent.ForcesMoved(frame.plan()));
    ruling.replaceFrame(frame.at(Stage.APPROACH));
    for (Plan.Thrust thrust : frame.plan().thrusts()) {
      for (Plan.Approach marching : thrust.marching()) {
        List<Place> path = marching.path();
        capture.enter(ruling, marching.unit(), path.subList(1, path.size() - 1));
      }
      for (Plan.Approach gun : thrust.guns()) {
        List<Place> path = gun.path();
        capture.enter(ruling, gun.unit(), path.subList(1, path.size()));
      }
    }
  }

  /** 10.2-3, 10.2-4: the wings fly out, each with its interceptions. */
  @Rule({"10.2-3", "10.2-4"})
  private void approach(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    List<Plan.Wing> wings = frame.now().wings();
    if (frame.done() == wings.size()) {
      ruling.replaceFrame(frame.at(Stage.JOIN));
      return;
    }
    Plan.Wing wing = wings.get(frame.done());
    ruling.replaceFrame(frame.another());
    flights.fly(
        new Flight(wing.aircraft(), wing.parachutists(), wing.leg(), 0, frame.now().target(), true),
        wing.boarded(),
        ruling);
  }

  /** 10.2-3, 7.2-e: where there will be a battle fighters near by may come to the defender. */
  @Rule({"7.2-e", "7.2-e/r131", "10.2-3"})
  private void join(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(frame.at(Stage.DROP));
    Fight fight = opponents.fight(ruling.position(), frame);
    boolean jumps = !aboard(ruling.position(), frame).isEmpty();
    if (!fight.defender().fighters().isEmpty() && (jumps || isOnTheGround(fight.attacker()))) {
      flights.join(fight.place(), fight.defender().side(), ruling);
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
  private void battle(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    Fight fight = opponents.fight(ruling.position(), frame);
    if (!isOnTheGround(fight.attacker())) {
      ruling.replaceFrame(frame.at(Stage.HOME));
    } else if (fight.defender().fighters().isEmpty()) {
      ruling.replaceFrame(frame.at(Stage.OCCUPATION));
    } else {
      battles.begin(fight, ruling);
    }
  }

  /** 10.3-7: flight after flight; then the other attack of a double offensive, or the end. */
  @Rule({"10.3-7", "10.7-9", "10.9-b"})
  private void home(Carrying frame, RulingInProgress<Position, Frame> ruling) {
    if (frame.done() < frame.flights().size()) {
      Flight flight = frame.flights().get(frame.done());
      ruling.replaceFrame(frame.another());
      List<String> alive =
          flight.aircraft().stream().filter(ruling.position().forces()::has).toList();
      if (!alive.isEmpty()) {
        flights.home(
            new Flight(alive, List.of(), flight.leg(), flight.spent(), flight.target(), false),
            ruling);
      }
    } else if (frame.thrust() + 1 < frame.plan().thrusts().size()) {
      ruling.replaceFrame(
          new Carrying(frame.plan(), frame.thrust() + 1, Stage.APPROACH, 0, List.of(), List.of()));
    } else {
      Side side = MatchAgreements.side(frame.plan().seat());
      ruling.add(new OffensiveEvent.OffensiveEnded(side));
      ruling.popFrame();
      if (ruling.position().calendar().play() == Setup.Play.BATTLE) {
        Side winner = ruling.position().country().control(frame.now().target());
        Victory.ofBattle(winner, ruling);
      }
    }
  }

  /** 10.4-b, 10.8-c: a jump among the enemy, with others who attack them or without. */
  private static ParachuteRoll among(Carrying frame) {
    return frame.plan().manner() == Plan.Manner.DROP
        ? ParachuteRoll.ALONE
        : ParachuteRoll.BESIDE_OTHERS;
  }

  @Override
  public void drawn(
      Carrying carrying, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    if (carrying.stage() == Stage.NARVIK) {
      narvik.tested(dice.getFirst(), ruling);
      ruling.replaceFrame(carrying.at(Stage.BATTLE));
      return;
    }
    jump(carrying, dice, ruling);
    ruling.replaceFrame(
        carrying.with(carrying.flights().stream().map(Flight::empty).toList()).at(Stage.NARVIK));
  }

  /** 10.2-5: who jumps finds the hex vacant, or the enemy in it. */
  @Rule("10.2-5")
  private void jump(Carrying frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Fight fight = opponents.fight(position, frame);
    ParachuteRoll roll =
        fight.defender().fighters().isEmpty() ? ParachuteRoll.VACANT : among(frame);
    List<String> jumpers = aboard(position, frame);
    for (int i = 0; i < jumpers.size(); i++) {
      ruling.add(roll.thrown(jumpers.get(i), frame.now().target(), dice.get(i)));
    }
  }

  @Override
  public void resumed(
      Carrying carrying, FrameResult result, RulingInProgress<Position, Frame> ruling) {
    switch (result) {
      case Arrived(Flight flight) -> {
        List<Flight> over = new ArrayList<>(carrying.flights());
        over.add(flight);
        ruling.replaceFrame(carrying.with(over));
      }
      case Fought fought -> fought(carrying, fought, ruling);
      case Joined(List<String> fighters) -> ruling.replaceFrame(carrying.joined(fighters));
      case TurnedBack _, Landed _ -> {}
      default -> Step.super.resumed(carrying, result, ruling);
    }
  }

  /** 10.3-6, 10.4-b: whoever wins the hex; parachutists who do not win it are lost. */
  @Rule({"10.3-6", "10.4-b"})
  private void fought(Carrying before, Fought fought, RulingInProgress<Position, Frame> ruling) {
    Carrying frame = before.with(opponents.after(before, fought.fight()));
    switch (fought.end()) {
      case ATTACKER_WINS, DEFENDER_LEFT -> ruling.replaceFrame(frame.at(Stage.OCCUPATION));
      case DEFENDER_WINS, ATTACKER_LEFT, NOBODY_LEFT, BOTH_LEFT, NOT_FOUND -> {
        List<String> stranded = Opponents.jumped(ruling.position(), frame);
        if (!stranded.isEmpty()) {
          ruling.add(new OffensiveEvent.ParachutistsLost(stranded));
        }
        ruling.replaceFrame(frame.at(Stage.HOME));
        retreats.back(frame, Set.of(), landed(fought), ruling);
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

package umpire.weserubung.play.air;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Result.Arrived;
import umpire.weserubung.lore.Result.Fought;
import umpire.weserubung.lore.Result.Landed;
import umpire.weserubung.lore.Result.TurnedBack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.AirFrame.Mission;
import umpire.weserubung.model.frame.AirFrame.Mission.Stage;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.Quarries;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.flight.Journeys;
import umpire.weserubung.play.flight.Scrambles;
import umpire.weserubung.terrain.Chart;

/** 7.1, 7.3, 7.5 A flight that attacks, from take-off to landing. */
final class Missions implements Step<Position, Command, Frame, Mission> {
  private final Chart chart;
  private final Wings wings;
  private final Quarries quarries;
  private final AimStep aiming;
  private final Scrambles scrambles;
  private final Journeys journeys;
  private final Fights fights;

  Missions(
      Chart chart,
      Wings wings,
      Quarries quarries,
      Scrambles scrambles,
      Journeys journeys,
      Fights fights) {
    this.chart = chart;
    this.wings = wings;
    this.quarries = quarries;
    this.aiming = new AimStep(wings, quarries);
    this.scrambles = scrambles;
    this.journeys = journeys;
    this.fights = fights;
  }

  private Side side(Mission frame) {
    return wings.side(frame.flight().aircraft().getFirst());
  }

  @Override
  public Class<Mission> frame() {
    return Mission.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Mission frame) {
    return aiming.isChoice(position, frame)
        ? new Wait.Choice<>(aiming, frame)
        : new Wait.Nothing<>();
  }

  /** What needs no choice. */
  @Override
  public void enter(Mission frame, Course<Position, Frame> course) {
    switch (frame.stage()) {
      case AIM -> aimAtAll(frame, course);
      case DECK -> decks(frame, course);
      case CLEARED -> course.replace(frame.at(Stage.ATTACK));
      case ATTACK -> attack(frame, course);
      case DISPERSAL -> disperse(frame, course);
      case RETURN -> comeBack(frame, course);
      case OUT, HOME -> throw new IllegalStateException("the flight is on its way");
    }
  }

  private void aimAtAll(Mission frame, Course<Position, Frame> course) {
    List<Quarry> open = aiming.open(course.position(), frame);
    if (open.isEmpty()) {
      boolean held =
          !quarries
              .in(course.position(), frame.flight().at(), side(frame), Quarry.AIRCRAFT)
              .isEmpty();
      course.tell(new AirEvent.FoundNothing(frame.flight().at(), held));
      course.replace(frame.at(Stage.RETURN));
    } else {
      AimStep.aim(frame, open.getFirst(), frame.flight().aircraft(), course);
    }
  }

  /** 7.5-c: fighters of an attacked carrier may rise. */
  @Rule("7.5-c")
  private void decks(Mission frame, Course<Position, Frame> course) {
    AirWatch watch = journeys.watch(frame.flight(), AirWatch.Occasion.DECKS);
    boolean rise =
        frame.quarry() == Quarry.SHIPS && !scrambles.entitled(course.position(), watch).isEmpty();
    course.replace(frame.at(Stage.CLEARED));
    if (rise) {
      course.push(watch);
    }
  }

  /** 7.3, 7.3-b/r30, 7.5: against fighters on their base, against others there, against ships. */
  @Rule({"7.3-b", "7.3-b/r30", "7.5-0", "7.5-3"})
  private void attack(Mission frame, Course<Position, Frame> course) {
    Position position = course.position();
    Flight flight = frame.flight();
    Side side = side(frame);
    List<String> enemies = quarries.in(position, flight.at(), side, frame.quarry());
    if (enemies.isEmpty()) {
      course.replace(frame.at(Stage.RETURN));
      return;
    }
    boolean ships = frame.quarry() == Quarry.SHIPS;
    Set<Fight.Term> terms = EnumSet.noneOf(Fight.Term.class);
    if (!ships) {
      terms.add(Fight.Term.ON_BASE);
    } else if (chart.isPort(flight.at())
        && position.country().control(flight.at()) == side.other()) {
      terms.add(Fight.Term.IN_PORT);
    }
    BattleKind kind =
        ships
            ? BattleKind.AERO_NAVAL
            : quarries.hasFighter(enemies) ? BattleKind.AIR : BattleKind.AIRFIELD;
    fights.begin(
        new Fight(
            kind,
            flight.at(),
            Fight.Camp.of(side, frame.engaged()),
            defenders(side.other(), kind, enemies),
            terms),
        course);
  }

  /** 7.3-b, r136: beside fighters those that cannot fire do not hold the base. */
  @Rule("7.3-b/r136")
  private Fight.Camp defenders(Side side, BattleKind kind, List<String> enemies) {
    Fight.Camp camp = Fight.Camp.of(side, enemies);
    return kind == BattleKind.AIR
        ? camp.in(
            Circumstance.BESIDE_FIGHTERS,
            enemies.stream().filter(id -> wings.arm(id) != Arm.FIGHTER).toList())
        : camp;
  }

  /** 7.4-b: who was attacked on his base and withdrew flies to another, seat by seat. */
  @Rule("7.4-b")
  private void disperse(Mission frame, Course<Position, Frame> course) {
    Position position = course.position();
    List<String> left = Wings.alive(position, frame.engaged());
    if (left.isEmpty()) {
      course.replace(frame.at(Stage.RETURN));
      return;
    }
    Seat seat = wings.seat(position, left.getFirst());
    List<String> group = left.stream().filter(id -> wings.seat(position, id).equals(seat)).toList();
    List<String> others = left.stream().filter(id -> !group.contains(id)).toList();
    course.replace(frame.engaging(frame.quarry(), others));
    Flight off =
        new Flight(group, List.of(), List.of(frame.flight().at()), 0, frame.flight().at(), false);
    journeys.home(off, Homing.Quest.DISPERSAL, course);
  }

  private void comeBack(Mission frame, Course<Position, Frame> course) {
    Flight left = Journeys.left(course.position(), frame.flight());
    if (left.aircraft().isEmpty()) {
      over(course);
    } else {
      course.replace(frame.with(left).at(Stage.HOME));
      journeys.home(left, course);
    }
  }

  /** 10.11: whoever has the flight below is told. */
  private void over(Course<Position, Frame> course) {
    course.leave();
    course.resume(new Landed());
  }

  /** What was above the mission is done. */
  @Override
  public void resumed(Mission frame, Result result, Course<Position, Frame> course) {
    switch (result) {
      case Arrived(Flight flight) -> course.replace(frame.with(flight).at(Stage.AIM));
      case TurnedBack _ -> over(course);
      case Landed _ -> {
        if (frame.stage() == Stage.HOME) {
          over(course);
        }
      }
      case Fought fought when frame.stage() == Stage.CLEARED ->
          metByFighters(frame, fought, course);
      case Fought fought -> attacked(frame, fought, course);
      default -> Step.super.resumed(frame, result, course);
    }
  }

  /** 7.5-c, 7.2-b: who got through attacks. */
  @Rule({"7.5-c", "7.2-b"})
  private static void metByFighters(Mission frame, Fought fought, Course<Position, Frame> course) {
    List<String> engaged = Wings.alive(course.position(), frame.engaged());
    boolean through = !engaged.isEmpty() && fought.end() != BattleOutcome.End.DEFENDER_LEFT;
    Flight left = Journeys.left(course.position(), frame.flight());
    course.replace(
        frame
            .with(left)
            .engaging(frame.quarry(), engaged)
            .at(through ? Stage.ATTACK : Stage.RETURN));
  }

  /** r136: once no fighter is left the others are attacked as they stand. */
  @Rule("7.3-b/r136")
  private static void attacked(Mission frame, Fought fought, Course<Position, Frame> course) {
    if (fought.end() == BattleOutcome.End.ATTACKER_WINS
        && !fought.fight().defender().fighters().isEmpty()) {
      course.replace(
          frame.engaging(frame.quarry(), Wings.alive(course.position(), frame.engaged())));
      return;
    }
    boolean fledTheBase =
        frame.quarry() == Quarry.AIRCRAFT && fought.end() == BattleOutcome.End.DEFENDER_LEFT;
    List<String> fled =
        fledTheBase
            ? fought.fight().defender().fighters().stream().map(Fight.Fighter::unit).toList()
            : List.of();
    course.replace(
        frame.engaging(frame.quarry(), fled).at(fledTheBase ? Stage.DISPERSAL : Stage.RETURN));
  }
}

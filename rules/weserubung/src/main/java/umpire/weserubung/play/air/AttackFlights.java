package umpire.weserubung.play.air;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.AirFrame.Mission;
import umpire.weserubung.model.frame.AirFrame.Mission.Stage;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.AirTargets;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.flight.FighterInterceptions;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.WeserubungFrameResult.Arrived;
import umpire.weserubung.rules.WeserubungFrameResult.Fought;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;
import umpire.weserubung.terrain.MapFacts;

/** 7.1, 7.3, 7.5 A flight that attacks, from take-off to landing. */
final class AttackFlights implements Step<Position, Command, Frame, Mission> {
  private final MapFacts mapFacts;
  private final AircraftAvailability aircraftAvailability;
  private final AirTargets airTargets;
  private final AimStep aiming;
  private final FighterInterceptions fighterInterceptions;
  private final FlightProgress flightProgress;
  private final BattleStarts battleStarts;

  AttackFlights(
      MapFacts mapFacts,
      AircraftAvailability aircraftAvailability,
      AirTargets airTargets,
      FighterInterceptions fighterInterceptions,
      FlightProgress flightProgress,
      BattleStarts battleStarts) {
    this.mapFacts = mapFacts;
    this.aircraftAvailability = aircraftAvailability;
    this.airTargets = airTargets;
    this.aiming = new AimStep(aircraftAvailability, airTargets);
    this.fighterInterceptions = fighterInterceptions;
    this.flightProgress = flightProgress;
    this.battleStarts = battleStarts;
  }

  private Side side(Mission frame) {
    return aircraftAvailability.side(frame.flight().aircraft().getFirst());
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
  public void enter(Mission frame, RulingInProgress<Position, Frame> ruling) {
    switch (frame.stage()) {
      case AIM -> aimAtAll(frame, ruling);
      case DECK -> decks(frame, ruling);
      case CLEARED -> ruling.replaceFrame(frame.at(Stage.ATTACK));
      case ATTACK -> attack(frame, ruling);
      case DISPERSAL -> disperse(frame, ruling);
      case RETURN -> comeBack(frame, ruling);
      case OUT, HOME -> throw new IllegalStateException("the flight is on its way");
    }
  }

  private void aimAtAll(Mission frame, RulingInProgress<Position, Frame> ruling) {
    List<Quarry> open = aiming.open(ruling.position(), frame);
    if (open.isEmpty()) {
      boolean held =
          !airTargets
              .in(ruling.position(), frame.flight().at(), side(frame), Quarry.AIRCRAFT)
              .isEmpty();
      ruling.add(new AirEvent.FoundNothing(frame.flight().at(), held));
      ruling.replaceFrame(frame.at(Stage.RETURN));
    } else {
      AimStep.aim(frame, open.getFirst(), frame.flight().aircraft(), ruling);
    }
  }

  /** 7.5-c: fighters of an attacked carrier may rise. */
  @Rule("7.5-c")
  private void decks(Mission frame, RulingInProgress<Position, Frame> ruling) {
    AirWatch watch = flightProgress.watch(frame.flight(), AirWatch.Occasion.DECKS);
    boolean rise =
        frame.quarry() == Quarry.SHIPS
            && !fighterInterceptions.entitled(ruling.position(), watch).isEmpty();
    ruling.replaceFrame(frame.at(Stage.CLEARED));
    if (rise) {
      ruling.pushFrame(watch);
    }
  }

  /** 7.3, 7.3-b/r30, 7.5: against fighters on their base, against others there, against ships. */
  @Rule({"7.3-b", "7.3-b/r30", "7.5-0", "7.5-3"})
  private void attack(Mission frame, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Flight flight = frame.flight();
    Side side = side(frame);
    List<String> enemies = airTargets.in(position, flight.at(), side, frame.quarry());
    if (enemies.isEmpty()) {
      ruling.replaceFrame(frame.at(Stage.RETURN));
      return;
    }
    boolean ships = frame.quarry() == Quarry.SHIPS;
    Set<Fight.Term> terms = EnumSet.noneOf(Fight.Term.class);
    if (!ships) {
      terms.add(Fight.Term.ON_BASE);
    } else if (mapFacts.isPort(flight.at())
        && position.country().control(flight.at()) == side.other()) {
      terms.add(Fight.Term.IN_PORT);
    }
    BattleKind kind =
        ships
            ? BattleKind.AERO_NAVAL
            : airTargets.hasFighter(enemies) ? BattleKind.AIR : BattleKind.AIRFIELD;
    battleStarts.begin(
        new Fight(
            kind,
            flight.at(),
            Fight.Camp.of(side, frame.engaged()),
            defenders(side.other(), kind, enemies),
            terms),
        ruling);
  }

  /** 7.3-b, r136: beside fighters those that cannot fire do not hold the base. */
  @Rule("7.3-b/r136")
  private Fight.Camp defenders(Side side, BattleKind kind, List<String> enemies) {
    Fight.Camp camp = Fight.Camp.of(side, enemies);
    return kind == BattleKind.AIR
        ? camp.in(
            Circumstance.BESIDE_FIGHTERS,
            enemies.stream()
                .filter(id -> aircraftAvailability.arm(id) != UnitKind.FIGHTER)
                .toList())
        : camp;
  }

  /** 7.4-b: who was attacked on their base and withdrew flies to another, seat by seat. */
  @Rule("7.4-b")
  private void disperse(Mission frame, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    List<String> left = AircraftAvailability.alive(position, frame.engaged());
    if (left.isEmpty()) {
      ruling.replaceFrame(frame.at(Stage.RETURN));
      return;
    }
    Seat seat = aircraftAvailability.seat(position, left.getFirst());
    List<String> group =
        left.stream().filter(id -> aircraftAvailability.seat(position, id).equals(seat)).toList();
    List<String> others = left.stream().filter(id -> !group.contains(id)).toList();
    ruling.replaceFrame(frame.engaging(frame.quarry(), others));
    Flight off =
        new Flight(group, List.of(), List.of(frame.flight().at()), 0, frame.flight().at(), false);
    flightProgress.home(off, Homing.Quest.DISPERSAL, ruling);
  }

  private void comeBack(Mission frame, RulingInProgress<Position, Frame> ruling) {
    Flight left = FlightProgress.left(ruling.position(), frame.flight());
    if (left.aircraft().isEmpty()) {
      over(ruling);
    } else {
      ruling.replaceFrame(frame.with(left).at(Stage.HOME));
      flightProgress.home(left, ruling);
    }
  }

  /** 10.11: whoever has the flight below is told. */
  private void over(RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.resume(new Landed());
  }

  /** What was above the mission is done. */
  @Override
  public void resumed(
      Mission frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    switch (frameResult) {
      case Arrived(Flight flight) -> ruling.replaceFrame(frame.with(flight).at(Stage.AIM));
      case TurnedBack _ -> over(ruling);
      case Landed _ -> {
        if (frame.stage() == Stage.HOME) {
          over(ruling);
        }
      }
      case Fought fought when frame.stage() == Stage.CLEARED ->
          metByFighters(frame, fought, ruling);
      case Fought fought -> attacked(frame, fought, ruling);
      default -> Step.super.resumed(frame, frameResult, ruling);
    }
  }

  /** 7.5-c, 7.2-b: who got through attacks. */
  @Rule({"7.5-c", "7.2-b"})
  private static void metByFighters(
      Mission frame, Fought fought, RulingInProgress<Position, Frame> ruling) {
    List<String> engaged = AircraftAvailability.alive(ruling.position(), frame.engaged());
    boolean through = !engaged.isEmpty() && fought.end() != BattleOutcome.End.DEFENDER_LEFT;
    Flight left = FlightProgress.left(ruling.position(), frame.flight());
    ruling.replaceFrame(
        frame
            .with(left)
            .engaging(frame.quarry(), engaged)
            .at(through ? Stage.ATTACK : Stage.RETURN));
  }

  /** r136: once no fighter is left the others are attacked as they stand. */
  @Rule("7.3-b/r136")
  private static void attacked(
      Mission frame, Fought fought, RulingInProgress<Position, Frame> ruling) {
    if (fought.end() == BattleOutcome.End.ATTACKER_WINS
        && !fought.fight().defender().fighters().isEmpty()) {
      ruling.replaceFrame(
          frame.engaging(
              frame.quarry(), AircraftAvailability.alive(ruling.position(), frame.engaged())));
      return;
    }
    boolean fledTheBase =
        frame.quarry() == Quarry.AIRCRAFT && fought.end() == BattleOutcome.End.DEFENDER_LEFT;
    List<String> fled =
        fledTheBase
            ? fought.fight().defender().fighters().stream().map(Fight.Fighter::unit).toList()
            : List.of();
    ruling.replaceFrame(
        frame.engaging(frame.quarry(), fled).at(fledTheBase ? Stage.DISPERSAL : Stage.RETURN));
  }
}

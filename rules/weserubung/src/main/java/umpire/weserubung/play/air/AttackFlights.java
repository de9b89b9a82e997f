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
  public void enter(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    switch (frame.stage()) {
      case AIM -> aimAtAll(frame, rulingInProgress);
      case DECK -> decks(frame, rulingInProgress);
      case CLEARED -> rulingInProgress.replaceFrame(frame.at(Stage.ATTACK));
      case ATTACK -> attack(frame, rulingInProgress);
      case DISPERSAL -> disperse(frame, rulingInProgress);
      case RETURN -> comeBack(frame, rulingInProgress);
      case OUT, HOME -> throw new IllegalStateException("the flight is on its way");
    }
  }

  private void aimAtAll(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    List<Quarry> open = aiming.open(rulingInProgress.position(), frame);
    if (open.isEmpty()) {
      boolean held =
          !airTargets
              .in(rulingInProgress.position(), frame.flight().at(), side(frame), Quarry.AIRCRAFT)
              .isEmpty();
      rulingInProgress.add(new AirEvent.FoundNothing(frame.flight().at(), held));
      rulingInProgress.replaceFrame(frame.at(Stage.RETURN));
    } else {
      AimStep.aim(frame, open.getFirst(), frame.flight().aircraft(), rulingInProgress);
    }
  }

  /** 7.5-c: fighters of an attacked carrier may rise. */
  @Rule("7.5-c")
  private void decks(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    AirWatch watch = flightProgress.watch(frame.flight(), AirWatch.Occasion.DECKS);
    boolean rise =
        frame.quarry() == Quarry.SHIPS
            && !fighterInterceptions.entitled(rulingInProgress.position(), watch).isEmpty();
    rulingInProgress.replaceFrame(frame.at(Stage.CLEARED));
    if (rise) {
      rulingInProgress.pushFrame(watch);
    }
  }

  /** 7.3, 7.3-b/r30, 7.5: against fighters on their base, against others there, against ships. */
  @Rule({"7.3-b", "7.3-b/r30", "7.5-0", "7.5-3"})
  private void attack(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    Position position = rulingInProgress.position();
    Flight flight = frame.flight();
    Side side = side(frame);
    List<String> enemies = airTargets.in(position, flight.at(), side, frame.quarry());
    if (enemies.isEmpty()) {
      rulingInProgress.replaceFrame(frame.at(Stage.RETURN));
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
        rulingInProgress);
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
  private void disperse(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    Position position = rulingInProgress.position();
    List<String> left = AircraftAvailability.alive(position, frame.engaged());
    if (left.isEmpty()) {
      rulingInProgress.replaceFrame(frame.at(Stage.RETURN));
      return;
    }
    Seat seat = aircraftAvailability.seat(position, left.getFirst());
    List<String> group =
        left.stream().filter(id -> aircraftAvailability.seat(position, id).equals(seat)).toList();
    List<String> others = left.stream().filter(id -> !group.contains(id)).toList();
    rulingInProgress.replaceFrame(frame.engaging(frame.quarry(), others));
    Flight off =
        new Flight(group, List.of(), List.of(frame.flight().at()), 0, frame.flight().at(), false);
    flightProgress.home(off, Homing.Quest.DISPERSAL, rulingInProgress);
  }

  private void comeBack(Mission frame, RulingInProgress<Position, Frame> rulingInProgress) {
    Flight left = FlightProgress.left(rulingInProgress.position(), frame.flight());
    if (left.aircraft().isEmpty()) {
      over(rulingInProgress);
    } else {
      rulingInProgress.replaceFrame(frame.with(left).at(Stage.HOME));
      flightProgress.home(left, rulingInProgress);
    }
  }

  /** 10.11: whoever has the flight below is told. */
  private void over(RulingInProgress<Position, Frame> rulingInProgress) {
    rulingInProgress.popFrame();
    rulingInProgress.resume(new Landed());
  }

  /** What was above the mission is done. */
  @Override
  public void resumed(
      Mission frame, FrameResult frameResult, RulingInProgress<Position, Frame> rulingInProgress) {
    switch (frameResult) {
      case Arrived(Flight flight) ->
          rulingInProgress.replaceFrame(frame.with(flight).at(Stage.AIM));
      case TurnedBack _ -> over(rulingInProgress);
      case Landed _ -> {
        if (frame.stage() == Stage.HOME) {
          over(rulingInProgress);
        }
      }
      case Fought fought when frame.stage() == Stage.CLEARED ->
          metByFighters(frame, fought, rulingInProgress);
      case Fought fought -> attacked(frame, fought, rulingInProgress);
      default -> Step.super.resumed(frame, frameResult, rulingInProgress);
    }
  }

  /** 7.5-c, 7.2-b: who got through attacks. */
  @Rule({"7.5-c", "7.2-b"})
  private static void metByFighters(
      Mission frame, Fought fought, RulingInProgress<Position, Frame> rulingInProgress) {
    List<String> engaged = AircraftAvailability.alive(rulingInProgress.position(), frame.engaged());
    boolean through = !engaged.isEmpty() && fought.end() != BattleOutcome.End.DEFENDER_LEFT;
    Flight left = FlightProgress.left(rulingInProgress.position(), frame.flight());
    rulingInProgress.replaceFrame(
        frame
            .with(left)
            .engaging(frame.quarry(), engaged)
            .at(through ? Stage.ATTACK : Stage.RETURN));
  }

  /** r136: once no fighter is left the others are attacked as they stand. */
  @Rule("7.3-b/r136")
  private static void attacked(
      Mission frame, Fought fought, RulingInProgress<Position, Frame> rulingInProgress) {
    if (fought.end() == BattleOutcome.End.ATTACKER_WINS
        && !fought.fight().defender().fighters().isEmpty()) {
      rulingInProgress.replaceFrame(
          frame.engaging(
              frame.quarry(),
              AircraftAvailability.alive(rulingInProgress.position(), frame.engaged())));
      return;
    }
    boolean fledTheBase =
        frame.quarry() == Quarry.AIRCRAFT && fought.end() == BattleOutcome.End.DEFENDER_LEFT;
    List<String> fled =
        fledTheBase
            ? fought.fight().defender().fighters().stream().map(Fight.Fighter::unit).toList()
            : List.of();
    rulingInProgress.replaceFrame(
        frame.engaging(frame.quarry(), fled).at(fledTheBase ? Stage.DISPERSAL : Stage.RETURN));
  }
}

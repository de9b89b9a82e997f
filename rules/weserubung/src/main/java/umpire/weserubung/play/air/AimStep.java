package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Asks;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.AirFrame.Mission;
import umpire.weserubung.model.frame.AirFrame.Mission.Stage;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirTargets;
import umpire.weserubung.play.aircraft.AircraftAvailability;

/** 7.1-c Over the target: what is attacked, and who leaves it to the others. */
final class AimStep implements Asks<Position, Command, Frame, Mission> {
  private final AircraftAvailability aircraftAvailability;
  private final AirTargets airTargets;

  AimStep(AircraftAvailability aircraftAvailability, AirTargets airTargets) {
    this.aircraftAvailability = aircraftAvailability;
    this.airTargets = airTargets;
  }

  /** What it may attack where it is. */
  List<Quarry> open(Position position, Mission frame) {
    Flight flight = frame.flight();
    return airTargets.open(
        position,
        flight.at(),
        aircraftAvailability.side(frame.flight().aircraft().getFirst()),
        aircraftAvailability.hasFighter(flight.aircraft()));
  }

  /** True if all of the flight attack: fighters on the ground are met by everybody. */
  private boolean isForAll(Position position, Mission frame, Quarry quarry) {
    return quarry == Quarry.AIRCRAFT
        && airTargets.hasFighter(
            airTargets.in(
                position,
                frame.flight().at(),
                aircraftAvailability.side(frame.flight().aircraft().getFirst()),
                Quarry.AIRCRAFT));
  }

  /** True over a target where there is something to choose: what is attacked, or by whom. */
  boolean isChoice(Position position, Mission frame) {
    if (frame.stage() != Stage.AIM) {
      return false;
    }
    List<Quarry> open = open(position, frame);
    return open.size() > 1
        || (open.size() == 1 && !escorts(position, frame, open.getFirst()).isEmpty());
  }

  @Override
  public RuleId rule(Mission frame) {
    return new RuleId("7.1-c");
  }

  @Override
  public List<Seat> seats(Position position, Mission frame) {
    return List.of(frame.seat());
  }

  /** 3.3.1-b: fighters that fly with others may leave the attack to these. */
  @Rule("3.3.1-b")
  private List<String> escorts(Position position, Mission frame, Quarry quarry) {
    List<String> aircraft = frame.flight().aircraft();
    List<String> fighters =
        aircraft.stream().filter(id -> aircraftAvailability.arm(id) == UnitKind.FIGHTER).toList();
    return fighters.size() == aircraft.size() || isForAll(position, frame, quarry)
        ? List.of()
        : fighters;
  }

  @Override
  @Rule("7.1-c")
  public Offers<Command> offers(Position position, Mission frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Quarry quarry : open(position, frame)) {
      List<String> escorts = escorts(position, frame, quarry);
      offers.add(
          new Offer<>(
              AirCommand.AimAt.class,
              List.of(
                  new Offer.Parameter("quarry", new Domain.One(List.of(quarry))),
                  new Offer.Parameter("waiting", new Domain.Some(escorts, 0, escorts.size())))));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(Position position, Mission frame, Seat seat, Offers<Command> offers) {
    return new AirCommand.AimAt(open(position, frame).getFirst(), List.of());
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Mission frame, Seat seat, Command command) {
    if (!(command instanceof AirCommand.AimAt(Quarry quarry, List<String> waiting))) {
      return List.of();
    }
    List<String> escorts = escorts(position, frame, quarry);
    return waiting.stream()
        .filter(id -> !escorts.contains(id))
        .map(id -> Finding.forbids("3.3.1-b", new AirWhy.NoEscort(id)))
        .toList();
  }

  @Override
  public void take(
      Mission frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    AirCommand.AimAt aim = (AirCommand.AimAt) command;
    List<String> attacking = new ArrayList<>(frame.flight().aircraft());
    attacking.removeAll(aim.waiting());
    aim(frame, aim.quarry(), attacking, ruling);
  }

  /** It is said what is attacked, and by whom. */
  static void aim(
      Mission frame,
      Quarry quarry,
      List<String> aircraft,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new AirEvent.StrikeAimed(frame.flight().at(), quarry, aircraft));
    ruling.replaceFrame(frame.engaging(quarry, aircraft).at(Stage.DECK));
  }
}

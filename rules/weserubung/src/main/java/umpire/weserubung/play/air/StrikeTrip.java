package umpire.weserubung.play.air;

import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand.Quarry;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AirTargets.Prey;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 7.1-b The way to a target: declared whole, with a base behind its end. */
final class StrikeTrip extends AirTrip {
  private final Ranges ranges;

  StrikeTrip(
      AircraftAvailability aircraftAvailability,
      Ranges ranges,
      AirWays ways,
      FlightProgress flightProgress) {
    super(aircraftAvailability, ways, flightProgress);
    this.ranges = ranges;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.STRIKE;
  }

  @Override
  public RuleId rule() {
    return new RuleId("7.1-b");
  }

  /** What the aircraft may still attack. */
  @Override
  protected FlightGoals goals(Position position, List<String> aircraft, int spent) {
    List<Piece> pieces = aircraft.stream().map(position::piece).toList();
    Ranges.Theatre theatre =
        ranges.theatre(position, aircraftAvailability.side(aircraft.getFirst()));
    int left = aircraftAvailability.movement(aircraft) - spent;
    return ranges.targets(theatre, pieces, aircraftAvailability.hasFighter(aircraft), left);
  }

  /** 7.1-c, 7.1-d, 7.3-a: nothing to attack there, or too far. */
  @Override
  @Rule({"7.1-c", "7.1-d", "7.3-a", "3.3-f"})
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    if (end && MapFacts.isBox(to)) {
      return List.of(Finding.forbids("7.1-d", new AirWhy.BoxIsSafe(to)));
    }
    if (end) {
      Prey prey =
          ranges
              .theatre(position, aircraftAvailability.side(draft.pieces().getFirst()))
              .prey()
              .getOrDefault(to, new Prey(false, false, false));
      if (!prey.isOpenTo(true)) {
        return List.of(Finding.forbids("7.1-c", new AirWhy.NoQuarry(to)));
      }
      if (!prey.isOpenTo(aircraftAvailability.hasFighter(draft.pieces()))) {
        return List.of(Finding.forbids("7.3-a", new AirWhy.NoFighterAlong(to)));
      }
    }
    return List.of(Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left(draft))));
  }

  @Override
  @Rule({"7.1-a", "7.1-b"})
  protected void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    Flight flight = new Flight(whole.pieces(), List.of(), whole.path(), 0, whole.at(), true);
    ruling.pushFrame(
        new AirFrame.Mission(
            whole.seat(), flight, AirFrame.Mission.Stage.OUT, Quarry.SHIPS, List.of()));
    flightProgress.fly(flight, Map.of(), ruling);
  }
}

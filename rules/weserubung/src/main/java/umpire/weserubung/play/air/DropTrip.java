package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame.Dropping;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.terrain.AirWays;

/** 3.2.3-b The way to the hex that parachutists are dropped on. */
final class DropTrip extends AirTrip {
  private final Drops drops;

  DropTrip(
      AircraftAvailability aircraftAvailability,
      Drops drops,
      AirWays ways,
      FlightProgress flightProgress) {
    super(aircraftAvailability, ways, flightProgress);
    this.drops = drops;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.DROP;
  }

  @Override
  public RuleId rule() {
    return new RuleId("3.2.3-b");
  }

  /** Where the transport may still drop the others, and its escort still get home. */
  @Override
  protected FlightGoals goals(Position position, List<String> who, int spent) {
    return drops.goals(position, who, spent);
  }

  @Override
  @Rule("3.3-f")
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return end
        ? drops.whyNotThere(position, draft.pieces(), to, left(draft))
        : List.of(Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left(draft))));
  }

  @Override
  @Rule({"3.2.3-b", "7.1-b"})
  protected void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    List<String> aircraft = new ArrayList<>();
    List<String> parachutists = new ArrayList<>();
    for (String id : whole.pieces()) {
      (aircraftAvailability.isAircraft(ruling.position().piece(id)) ? aircraft : parachutists)
          .add(id);
    }
    String transport = aircraft.getFirst();
    Map<String, String> boarded = new TreeMap<>();
    parachutists.forEach(unit -> boarded.put(unit, transport));
    aircraft.sort(null);
    Flight flight = new Flight(aircraft, parachutists, whole.path(), 0, whole.at(), true);
    ruling.pushFrame(new Dropping(flight, Dropping.Progress.OUT));
    flightProgress.fly(flight, boarded, ruling);
  }
}

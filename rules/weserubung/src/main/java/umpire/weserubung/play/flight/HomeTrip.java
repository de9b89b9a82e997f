package umpire.weserubung.play.flight;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.terrain.AirWays;

/** 7.5-6, r160 The way to a base by the owner's choice: declared whole, and it ends there. */
public final class HomeTrip extends AirTrip {
  private final Landings landings;

  public HomeTrip(
      AircraftAvailability aircraftAvailability,
      Landings landings,
      AirWays ways,
      FlightProgress flightProgress) {
    super(aircraftAvailability, ways, flightProgress);
    this.landings = landings;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.HOME;
  }

  @Override
  public RuleId rule() {
    return new RuleId("7.5-6");
  }

  /** The base that was named, with what movement the slowest of them has left. */
  @Override
  @Rule({"7.5-6/r160", "3.3-f"})
  protected FlightGoals goals(Position position, List<String> who, int spent) {
    return new FlightGoals(
        List.of(
            new FlightGoals.Goal(
                Landings.bound(position), aircraftAvailability.movement(who) - spent)));
  }

  @Override
  @Rule("3.3-f")
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return List.of(
        end
            ? Finding.forbids("7.5-6", new AirWhy.NoBaseThere(to))
            : Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left(draft))));
  }

  @Override
  protected void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    landings.depart(whole, ruling);
  }
}

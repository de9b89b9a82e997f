package umpire.weserubung.play.flight;

import java.util.List;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.AirWays;

/**
 * What all ways through the air have in common, whatever for: they are declared whole, and anew by
 * a flight that has come through an interception (7.2-b).
 */
public abstract class AirTrip implements Trip {
  protected final AircraftAvailability aircraftAvailability;
  private final AirWays ways;
  protected final FlightProgress flightProgress;

  protected AirTrip(
      AircraftAvailability aircraftAvailability, AirWays ways, FlightProgress flightProgress) {
    this.aircraftAvailability = aircraftAvailability;
    this.ways = ways;
    this.flightProgress = flightProgress;
  }

  /**
   * Where they may still fly to.
   *
   * @param who aircraft, and whom they carry
   * @param spent movement points so far
   */
  protected abstract FlightGoals goals(Position position, List<String> who, int spent);

  @Override
  public final Onward onward(Position position, Routing draft) {
    return goals(position, draft.pieces(), draft.spent()).onward(ways, draft.at());
  }

  @Override
  public final Way way(Position position, Routing draft, Place to) {
    return new Way(ways.path(draft.at(), to), ways.cost(draft.at(), to));
  }

  /** Movement points that are left at the end of the draft. */
  protected final int left(Routing draft) {
    return aircraftAvailability.movement(draft.pieces()) - draft.spent();
  }

  @Override
  public final void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().agenda().top() instanceof AirFrame.Deviating) {
      flightProgress.reroute(whole, ruling);
    } else {
      depart(whole, ruling);
    }
  }

  /** The way is declared for the first time: they take off, or will. */
  protected abstract void depart(Routing whole, RulingInProgress<Position, Frame> ruling);
}

package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Planning;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.AirWhy;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.FlightGoals;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.terrain.AirWays;

/**
 * 10.2-2 The way of aircraft to the target of an offensive, where it ends: declared as soon as the
 * first of them are named, and public when the offensive begins.
 */
final class OffensiveTrip extends AirTrip {
  private final JointFlights jointFlights;

  OffensiveTrip(
      AircraftAvailability aircraftAvailability,
      JointFlights jointFlights,
      AirWays ways,
      FlightProgress flightProgress) {
    super(aircraftAvailability, ways, flightProgress);
    this.jointFlights = jointFlights;
  }

  @Override
  public Routing.Errand errand() {
    return Routing.Errand.OFFENSIVE;
  }

  @Override
  public RuleId rule() {
    return new RuleId("7.1-b");
  }

  @Override
  @Rule({"10.2-2", "7.1-b", "7.1-b/r108"})
  protected FlightGoals goals(Position position, List<String> who, int spent) {
    List<Piece> aircraft =
        who.stream().map(position::piece).filter(aircraftAvailability::isAircraft).toList();
    Place target = target(position, who.getFirst());
    return jointFlights.goals(
        position, aircraft, List.of(target), aircraftAvailability.movement(who) - spent);
  }

  /** Where the offensive is that is being declared, or that is under way. */
  private static Place target(Position position, String aircraft) {
    for (Frame frame : position.agenda().frames().reversed()) {
      if (frame instanceof AirFrame.Deviating(var _, Flight flight)) {
        return flight.target();
      }
      if (frame instanceof Planning(Plan plan)) {
        return plan.flownBy(aircraft).orElseThrow().target();
      }
    }
    throw new IllegalStateException(aircraft + " is sent to no offensive");
  }

  /** 10.2-1: what is attacked has been declared. */
  @Override
  @Rule({"10.2-1", "3.3-f"})
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return List.of(
        end && !to.equals(target(position, draft.pieces().getFirst()))
            ? Finding.forbids("10.2-1", new AirWhy.NoQuarry(to))
            : Finding.forbids("3.3-f", new AirWhy.BeyondReach(to, left(draft))));
  }

  /** The order goes on: others may be named, along with these by the same way. */
  @Override
  protected void depart(Routing whole, RulingInProgress<Position, Frame> ruling) {
    String aircraft = whole.pieces().getFirst();
    Plan plan = ((Planning) ruling.position().agenda().top()).plan();
    Plan.Thrust thrust = plan.flownBy(aircraft).orElseThrow();
    ruling.replaceFrame(new Planning(plan.along(thrust, aircraft, whole.path())));
  }
}

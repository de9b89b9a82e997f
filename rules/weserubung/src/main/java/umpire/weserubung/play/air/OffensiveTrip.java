package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
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
import umpire.weserubung.play.aircraft.Goals;
import umpire.weserubung.play.aircraft.Sorties;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.Journeys;
import umpire.weserubung.terrain.AirWays;

/**
 * 10.2-2 The way of aircraft to the target of an offensive, where it ends: declared as soon as the
 * first of them are named, and public when the offensive begins.
 */
final class OffensiveTrip extends AirTrip {
  private final Sorties sorties;

  OffensiveTrip(Wings wings, Sorties sorties, AirWays ways, Journeys journeys) {
    super(wings, ways, journeys);
    this.sorties = sorties;
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
  protected Goals goals(Position position, List<String> who, int spent) {
    List<Piece> aircraft = who.stream().map(position::piece).filter(wings::isAircraft).toList();
    Place target = target(position, who.getFirst());
    return sorties.goals(position, aircraft, List.of(target), wings.movement(who) - spent);
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
  protected void depart(Routing whole, Course<Position, Frame> course) {
    String aircraft = whole.pieces().getFirst();
    Plan plan = ((Planning) course.position().agenda().top()).plan();
    Plan.Thrust thrust = plan.flownBy(aircraft).orElseThrow();
    course.replace(new Planning(plan.along(thrust, aircraft, whole.path())));
  }
}

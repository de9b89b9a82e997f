package umpire.weserubung.play.flight;

import java.util.List;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.aircraft.Goals;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.terrain.AirWays;

/**
 * What all ways through the air have in common, whatever for: they are declared whole, and anew by
 * a flight that has come through an interception (7.2-b).
 */
public abstract class AirTrip implements Trip {
  protected final Wings wings;
  private final AirWays ways;
  protected final Journeys journeys;

  protected AirTrip(Wings wings, AirWays ways, Journeys journeys) {
    this.wings = wings;
    this.ways = ways;
    this.journeys = journeys;
  }

  /**
   * Where they may still fly to.
   *
   * @param who aircraft, and whom they carry
   * @param spent movement points so far
   */
  protected abstract Goals goals(Position position, List<String> who, int spent);

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
    return wings.movement(draft.pieces()) - draft.spent();
  }

  @Override
  public final void declared(Routing whole, Course<Position, Frame> course) {
    if (course.position().agenda().top() instanceof AirFrame.Deviating) {
      journeys.reroute(whole, course);
    } else {
      depart(whole, course);
    }
  }

  /** The way is declared for the first time: they take off, or will. */
  protected abstract void depart(Routing whole, Course<Position, Frame> course);
}

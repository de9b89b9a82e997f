package umpire.weserubung.play.placement;

import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.play.turn.Phase;

/** 12.0 Placement phase: what was built, then reinforcements, then lake air bases. */
final class PlacementPhase implements Phase {
  private static final int BUILT = 0;
  private static final int REINFORCEMENTS = 1;
  private static final int PARTS = 3;

  private final Mix mix;
  private final Destinations destinations;
  private final FreezingStep freezing;

  PlacementPhase(Mix mix, Destinations destinations, FreezingStep freezing) {
    this.mix = mix;
    this.destinations = destinations;
    this.freezing = freezing;
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.PLACEMENT;
  }

  @Override
  public int parts() {
    return PARTS;
  }

  @Override
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    if (part == BUILT) {
      List<Nation> nations = course.position().conventions().nations(seat);
      for (Nation nation : nations.reversed()) {
        if (!destinations.built(course.position(), nation).isEmpty()) {
          build(nation, course);
        }
      }
    } else if (part == REINFORCEMENTS) {
      reinforce(course, seat);
    } else if (!freezing.lakes(course.position(), seat).isEmpty()) {
      course.push(new PlacementFrame.Freezing(seat));
    }
  }

  /** 12.0-a: what a box takes comes at once; for the rest its player is asked. */
  @Rule({"12.0-a", "12.0-b", "3.2-d", "3.3-c"})
  private void build(Nation nation, Course<Position, Frame> course) {
    boolean onMap = destinations.placesOnMap(course.position(), nation);
    for (String unit : destinations.built(course.position(), nation)) {
      if (!onMap || mix.unit(unit).arm().isShip()) {
        course.tell(new PlacementEvent.BuiltUnitPlaced(unit, Destinations.box(nation)));
      }
    }
    if (onMap) {
      course.push(new PlacementFrame.Placing(nation, Map.of()));
    }
  }

  /** 12.1: whatever is due by now, in the order of the list. */
  @Rule({"12.1", "15.3", "14.1.1", "3.2-d"})
  private void reinforce(Course<Position, Frame> course, Seat seat) {
    int turn = course.position().calendar().turn();
    for (Setup.Arrival arrival : course.position().forces().due()) {
      if (arrival.turn() <= turn
          && course.position().conventions().seat(mix.nation(arrival.counter())).equals(seat)
          && destinations.admits(course.position(), arrival)) {
        course.tell(new PlacementEvent.ReinforcementCame(arrival));
      }
    }
  }
}

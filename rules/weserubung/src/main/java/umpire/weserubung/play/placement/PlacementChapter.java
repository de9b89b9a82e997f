package umpire.weserubung.play.placement;

import java.util.List;
import java.util.Map;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.PlacementFrame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Setup;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 12.0 Placement phase: what was built, then reinforcements, then lake air bases. */
public final class PlacementChapter implements Chapter<PlacementFrame>, Phase {
  private static final int BUILT = 0;
  private static final int REINFORCEMENTS = 1;
  private static final int PARTS = 3;

  private final Mix mix;
  private final Destinations destinations;
  private final PlacingStep placing;
  private final FreezingStep freezing;

  public PlacementChapter(Chart chart, Mix mix) {
    this.mix = mix;
    this.destinations = new Destinations(chart, mix);
    this.placing = new PlacingStep(mix, destinations);
    this.freezing = new FreezingStep(chart, mix);
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

  @Override
  public Class<PlacementFrame> frame() {
    return PlacementFrame.class;
  }

  /** Nobody is asked who has no choice. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, PlacementFrame frame) {
    return switch (frame) {
      case PlacementFrame.Placing f ->
          placing.isChoice(position, f) ? new Wait.Choice<>(placing, f) : new Wait.Nothing<>();
      case PlacementFrame.Freezing f -> new Wait.Choice<>(freezing, f);
    };
  }

  @Override
  public void enter(PlacementFrame frame, Course<Position, Frame> course) {
    if (!(frame instanceof PlacementFrame.Placing f) || !placing.placesTheNext(f, course)) {
      course.leave();
    }
  }
}

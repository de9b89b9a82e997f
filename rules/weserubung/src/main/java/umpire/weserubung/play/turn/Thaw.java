package umpire.weserubung.play.turn;

import java.util.Map;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.lore.Dates;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;

/** 9.0-lake-b The ice breaks as the turn of 31 May begins. */
final class Thaw {
  private final Mix mix;

  Thaw(Mix mix) {
    this.mix = mix;
  }

  /** Both sides' bases go, and with them the aircraft that still stand there (r103). */
  @Rule({"9.0-lake-b", "9.0-lake-b/r103"})
  void come(Course<Position, Frame> course) {
    if (course.position().calendar().turn() != Dates.THAW) {
      return;
    }
    for (Map.Entry<Side, Place> lake : course.position().country().lakes().entrySet()) {
      Side side = lake.getKey();
      if (course.position().country().isLakeBase(lake.getValue(), side)) {
        course.tell(new PlacementEvent.LakeThawed(side, lake.getValue()));
        strand(course, lake.getValue(), side);
      }
    }
  }

  private void strand(Course<Position, Frame> course, Place lake, Side side) {
    Position position = course.position();
    for (Piece piece : position.in(lake)) {
      if (mix.isUnit(piece.id())
          && mix.unit(piece.id()).arm().isAir()
          && mix.side(piece.id()) == side) {
        course.tell(new PlacementEvent.LostOnIce(piece.id()));
      }
    }
  }
}

package umpire.weserubung.play.movement;

import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.terrain.Chart;

/** 11.0-c Debarking in the movement phase. */
final class Debarkations {
  private final Chart chart;
  private final Mix mix;
  private final Stacking stacking;

  Debarkations(Chart chart, Mix mix) {
    this.chart = chart;
    this.mix = mix;
    this.stacking = new Stacking(mix);
  }

  /** True for a land unit or a leader aboard a ship. */
  boolean isPassenger(Piece piece) {
    return piece.isAboard() && (!mix.isUnit(piece.id()) || mix.unit(piece.id()).arm().isLand());
  }

  /**
   * 11.0-c: onto the friendly coast or into the friendly port or box where its ship is, if there is
   * room (3.1-a); never where the enemy controls the hex.
   */
  @Rule({"11.0-c", "11.0-c/r92"})
  boolean isOpen(Position position, Piece piece) {
    if (!isPassenger(piece)) {
      return false;
    }
    return Chart.isBox(piece.place())
        || (isFriendlyCoast(position, piece) && hasRoom(position, piece));
  }

  private boolean isFriendlyCoast(Position position, Piece piece) {
    Side side = mix.side(piece.id());
    return chart.isLand(piece.place())
        && position.country().control(piece.place()) == side
        && !stacking.holds(position, piece.place(), side.other());
  }

  private boolean hasRoom(Position position, Piece piece) {
    Side side = mix.side(piece.id());
    return !mix.isUnit(piece.id())
        || stacking.room(position, piece.place(), side, Arm.Element.LAND) > 0;
  }

  /** The paragraph that keeps a passenger aboard: the coast is full, or it is no friendly one. */
  @Rule({"3.1-a", "11.0-c"})
  String bar(Position position, Piece piece) {
    return isFriendlyCoast(position, piece) && !hasRoom(position, piece) ? "3.1-a" : "11.0-c";
  }

  void debark(String unit, Course<Position, Frame> course) {
    course.tell(new MovementEvent.Debarked(unit, course.position().piece(unit).place()));
  }
}

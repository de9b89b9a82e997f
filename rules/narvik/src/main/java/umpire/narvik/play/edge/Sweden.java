package umpire.narvik.play.edge;

import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.narvik.event.EdgeEvent;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;

/** 22.2 Sweden: whoever enters it, by a move or in retreat, is interned at once. */
public final class Sweden {
  private final Book book;
  private final VictoryPoints points;

  /** Sweden under an edition. */
  public Sweden(Book book, VictoryPoints points) {
    this.book = book;
    this.points = points;
  }

  /** True for a hex of Sweden. */
  public boolean has(Place hex) {
    return book.map().hexHas(hex, "sweden");
  }

  /**
   * Interns the unit if it stands in Sweden; the enemy scores.
   *
   * @return whether it was interned
   */
  @Rule({"22.2", "29.0"})
  public boolean intern(Course<Position, Frame> course, String id) {
    Unit unit = course.position().units().get(id);
    if (unit == null || !has(unit.place())) {
      return false;
    }
    course.tell(new EdgeEvent.Interned(id, unit.place()));
    points.score(course, book.mix().land(id).side().other(), points.row(id, "interned"), id);
    return true;
  }
}

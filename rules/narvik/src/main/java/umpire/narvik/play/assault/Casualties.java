package umpire.narvik.play.assault;

import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.narvik.event.Event;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;

/** 15.2e, 22.2 Land units that leave the game, and what the enemy scores for them. */
public final class Casualties {
  private final Book book;
  private final VictoryPoints points;

  public Casualties(Book book, VictoryPoints points) {
    this.book = book;
    this.points = points;
  }

  /** A unit of the map is eliminated. */
  @Rule("15.2e")
  public void eliminate(Course<Position, Frame> course, String unit) {
    eliminate(course, unit, course.position().unit(unit).place());
  }

  /** A unit is eliminated, on the map or aboard a ship that lay in that place. */
  public void eliminate(Course<Position, Frame> course, String unit, Place place) {
    course.tell(new Event.Eliminated(unit, place));
    if (book.mix().land(unit).kind() != UnitType.DECOY) {
      points.score(
          course, book.mix().land(unit).side().other(), points.row(unit, "eliminated"), unit);
    }
  }
}

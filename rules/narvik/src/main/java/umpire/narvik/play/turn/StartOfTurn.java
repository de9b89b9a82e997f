package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.Setup;

/** 6.1 The initial phase, as far as nobody chooses in it. */
public final class StartOfTurn {
  private static final String COLD = "start-in-winter-mountain";
  private final Book book;
  private final Fatigue fatigue;

  public StartOfTurn(Book book, Fatigue fatigue) {
    this.book = book;
    this.fatigue = fatigue;
  }

  /**
   * 10.1a: what falls due at the start of a turn by the fatigue table: infantry that lies face up
   * in a mountain hex while the winter lasts. Who lies face down pays nothing, so that no decoy
   * shows.
   */
  @Rule({"6.1", "10.1a"})
  public void fatigue(Course<Position, Frame> course) {
    if (course.position().season() != Season.WINTER) {
      return;
    }
    for (Unit unit : course.position().units().values()) {
      if (book.mix().land(unit.id()).kind().infantry()
          && !unit.faceDown()
          && book.map().isHex(unit.place())
          && book.map().hex(unit.place()).terrain().equals("mountain")) {
        fatigue.change(course, unit.id(), fatigue.onTable(COLD), "10.1a", COLD);
      }
    }
  }

  /** 23.2, 28.0: what the schedule brings to Harstad this turn; then ships may come back. */
  @Rule({"6.1", "23.2", "28.0", "13.2.1"})
  public void reinforcements(Course<Position, Frame> course) {
    int turn = course.position().turn();
    List<String> units =
        course.position().progress().schedule().stream()
            .filter(row -> row.turn() <= turn)
            .map(Setup.Arrival::counters)
            .flatMap(List::stream)
            .sorted()
            .toList();
    if (!units.isEmpty()) {
      course.tell(new TurnEvent.ReinforcementsCame(turn, units, Landmarks.HARSTAD));
    }
    List<String> lost = BringingBackStep.due(course.position());
    if (!lost.isEmpty()) {
      course.push(new TurnFrame.BringingBack(lost));
    }
  }

  /** 6.1: ships and artillery that fired last turn are turned up again; damage stays. */
  @Rule("6.1")
  public void ready(Course<Position, Frame> course) {
    course.tell(new TurnEvent.Readied());
  }
}

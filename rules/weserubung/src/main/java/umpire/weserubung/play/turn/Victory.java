package umpire.weserubung.play.turn;

import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.model.TurnWhy;
import umpire.weserubung.play.Course;

/** 15.1 Who wins. */
public final class Victory {
  private Victory() {}

  /** 15.1/r22: Norway has not surrendered by the end. */
  @Rule("15.1/r22")
  static void end(Course course) {
    over(course, "allied-victory", Side.ALLIED);
  }

  /**
   * A scenario of one battle: who holds the hex that was attacked; nobody attacked, nobody lost.
   */
  public static void ofBattle(Side winner, Course course) {
    over(course, winner == Side.GERMAN ? "hex-taken" : "hex-held", winner);
  }

  private static void over(Course course, String level, Side winner) {
    Position position = course.position();
    Set<Seat> winners = new TreeSet<>(position.conventions().seats(winner));
    Outcome outcome =
        new Outcome(level, winners, Finding.notes("15.1", new TurnWhy.MatchOver(level)));
    course.add(new TurnEvent.MatchEnded(outcome));
    course.push(new TurnFrame.Ended(outcome));
  }
}

package umpire.weserubung.play.turn;

import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.lore.Dates;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Arm;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.why.TurnWhy;
import umpire.weserubung.model.why.Why;

/** 15.1 Who wins. */
public final class Victory {
  /** More capital ships than these lost by Britain and France, and nobody wins. */
  private static final int SHIPS = 5;

  private static final String GERMAN = "german-victory";
  private static final String ALLIED = "allied-victory";
  private static final String DRAW = "draw";

  private Victory() {}

  /** 15.1: until 8 to 11 June a German victory, later a draw. */
  @Rule("15.1")
  static void surrendered(Course<Position, Frame> course) {
    int turn = course.position().calendar().turn();
    boolean inTime = turn <= Dates.LAST_FOR_GERMANY;
    Why why = new TurnWhy.NorwaySurrendered(turn, Dates.of(turn));
    if (inTime) {
      over(course, GERMAN, winners(course, Side.GERMAN), why);
    } else {
      over(course, DRAW, Set.of(), why);
    }
  }

  /** 15.1/r22: Norway has not surrendered by the end: the Allies win, or it is a draw. */
  @Rule({"15.1", "15.1/r22"})
  static void end(Course<Position, Frame> course, Mix mix) {
    int lost = capitalShipsLost(course, mix);
    Why why = new TurnWhy.NorwayHeldOut(lost);
    if (lost > SHIPS) {
      over(course, DRAW, Set.of(), why);
    } else {
      over(course, ALLIED, winners(course, Side.ALLIED), why);
    }
  }

  /**
   * A scenario of one battle: who holds the hex that was attacked; nobody attacked, nobody lost.
   */
  public static void ofBattle(Side winner, Course<Position, Frame> course) {
    String level = winner == Side.GERMAN ? "hex-taken" : "hex-held";
    over(course, level, winners(course, winner), new TurnWhy.MatchOver(level));
  }

  /** 15.1/r14: battleships, carriers, heavy and light cruisers of Britain and France. */
  @Rule("15.1/r14")
  private static int capitalShipsLost(Course<Position, Frame> course, Mix mix) {
    int lost = 0;
    for (String id : course.position().forces().lost()) {
      Nation nation = mix.nation(id);
      if (mix.isUnit(id) && (nation == Nation.BRITAIN || nation == Nation.FRANCE)) {
        Arm arm = mix.unit(id).arm();
        lost += arm.isCapitalShip() || arm == Arm.CARRIER ? 1 : 0;
      }
    }
    return lost;
  }

  private static Set<Seat> winners(Course<Position, Frame> course, Side side) {
    return new TreeSet<>(course.position().conventions().seats(side));
  }

  private static void over(
      Course<Position, Frame> course, String level, Set<Seat> winners, Why why) {
    Outcome outcome = new Outcome(level, winners, Finding.notes("15.1", why));
    course.tell(new TurnEvent.MatchEnded(outcome));
    course.push(new TurnFrame.Ended(outcome));
  }
}

package umpire.weserubung.play.turn;

import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.why.TurnWhy;
import umpire.weserubung.model.why.Why;
import umpire.weserubung.rules.Dates;
import umpire.weserubung.rules.OrderOfBattle;

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
  static void surrendered(RulingInProgress<Position, Frame> ruling) {
    int turn = ruling.position().calendar().turn();
    boolean inTime = turn <= Dates.LAST_FOR_GERMANY;
    Why why = new TurnWhy.NorwaySurrendered(turn, Dates.of(turn));
    if (inTime) {
      over(ruling, GERMAN, winners(ruling, Side.GERMAN), why);
    } else {
      over(ruling, DRAW, Set.of(), why);
    }
  }

  /** 15.1/r22: Norway has not surrendered by the end: the Allies win, or it is a draw. */
  @Rule({"15.1", "15.1/r22"})
  static void end(RulingInProgress<Position, Frame> ruling, OrderOfBattle orderOfBattle) {
    int lost = capitalShipsLost(ruling, orderOfBattle);
    Why why = new TurnWhy.NorwayHeldOut(lost);
    if (lost > SHIPS) {
      over(ruling, DRAW, Set.of(), why);
    } else {
      over(ruling, ALLIED, winners(ruling, Side.ALLIED), why);
    }
  }

  /**
   * A scenario of one battle: who holds the hex that was attacked; nobody attacked, nobody lost.
   */
  public static void ofBattle(Side winner, RulingInProgress<Position, Frame> ruling) {
    String level = winner == Side.GERMAN ? "hex-taken" : "hex-held";
    over(ruling, level, winners(ruling, winner), new TurnWhy.MatchOver(level));
  }

  /** 15.1/r14: battleships, carriers, heavy and light cruisers of Britain and France. */
  @Rule("15.1/r14")
  private static int capitalShipsLost(
      RulingInProgress<Position, Frame> ruling, OrderOfBattle orderOfBattle) {
    int lost = 0;
    for (String id : ruling.position().forces().lost()) {
      Nation nation = orderOfBattle.nation(id);
      if (orderOfBattle.isUnit(id) && (nation == Nation.BRITAIN || nation == Nation.FRANCE)) {
        UnitKind unitKind = orderOfBattle.unit(id).arm();
        lost += unitKind.isCapitalShip() || unitKind == UnitKind.CARRIER ? 1 : 0;
      }
    }
    return lost;
  }

  private static Set<Seat> winners(RulingInProgress<Position, Frame> ruling, Side side) {
    return new TreeSet<>(ruling.position().conventions().seats(side));
  }

  private static void over(
      RulingInProgress<Position, Frame> ruling, String level, Set<Seat> winners, Why why) {
    Outcome outcome = new Outcome(level, winners, Finding.notes("15.1", why));
    ruling.add(new TurnEvent.MatchEnded(outcome));
    ruling.pushFrame(new TurnFrame.Ended(outcome));
  }
}

package umpire.narvik.rules;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.event.AirEvent;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.AirPower;

/** 9.1, 9.2 What follows an action or a reaction. */
public final class ActionEnd {
  private ActionEnd() {}

  /**
   * A reaction is over; the frame that offered it is on top. Nothing follows it (9.1).
   *
   * @param ruling in which it ended
   */
  @Rule("9.1")
  public static void ofReaction(RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
  }

  /**
   * An action is over; the action phase is on top. An attack action passes the initiative (9.2),
   * and the other side makes no reaction besides (ruling 8); after any other it may make one.
   *
   * @param ruling in which it ended
   * @param side whose action it was
   * @param attack true if the list of 9.0 marks it
   */
  @Rule({"9.1", "9.2", "9.2/r8"})
  public static void ofAction(RulingInProgress<Position, Frame> ruling, Side side, boolean attack) {
    if (side == Side.ALLIED) {
      bonusPoint(ruling);
    }
    if (attack) {
      ruling.add(new Event.InitiativePassed(side.other()));
      ruling.replaceFrame(new Frame.ActionPhase(side.other(), false));
    } else {
      ruling.replaceFrame(new Frame.ActionPhase(side, false));
      ruling.pushFrame(new Frame.Reaction(side.other()));
    }
  }

  /** Either of the two. */
  public static void of(
      RulingInProgress<Position, Frame> ruling, Side side, boolean attack, boolean reaction) {
    if (reaction) {
      ofReaction(ruling);
    } else {
      ofAction(ruling, side, attack);
    }
  }

  /**
   * 18.1: one air point more at the end of an Allied action, once a turn, never above the limit.
   */
  @Rule({"18.1", "18.1/r6"})
  private static void bonusPoint(RulingInProgress<Position, Frame> ruling) {
    AirPower air = ruling.position().air();
    if (!air.bonusTaken()) {
      ruling.add(new AirEvent.BonusPoint(Math.min(AirPower.MOST_POINTS, air.points() + 1)));
    }
  }
}

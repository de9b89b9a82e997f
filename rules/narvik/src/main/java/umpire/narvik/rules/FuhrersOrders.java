package umpire.narvik.rules;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.event.EventPhaseEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/**
 * 8.2.1 Führer's orders: this turn no German land unit moves, retreats or advances; assaults go on
 * (ruling 18). Only the German player knows of them, so what the match waits for is reckoned
 * without them, and only what they are offered changes.
 */
public final class FuhrersOrders {
  private FuhrersOrders() {}

  /** Why no land unit of the side may leave its hex; empty without orders. */
  @Rule({"8.2.1", "8.2.1/r18"})
  public static List<Finding> bars(Position position, Side side) {
    return bind(position, side)
        ? List.of(Finding.forbids("8.2.1", new Why.OrderedToHold()))
        : List.of();
  }

  /** True if the land units of the side may not leave their hexes. */
  public static boolean bind(Position position, Side side) {
    return side == Side.GERMAN && position.progress().orders();
  }

  /** 8.2.1: whoever leaves their hex, or says that they will, shows that they have no orders. */
  @Rule("8.2.1")
  public static void disproved(RulingInProgress<Position, Frame> ruling, Side side) {
    if (side == Side.GERMAN && ruling.position().progress().traces().ordersPossible()) {
      ruling.add(new EventPhaseEvent.OrdersDisproved());
    }
  }

  /** The position as everyone knows it: without the orders. */
  public static Position unknown(Position position) {
    return position.progress().orders()
        ? position.with(position.progress().ordered(false))
        : position;
  }
}

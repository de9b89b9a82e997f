package umpire.arena.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.play.Asked;
import umpire.testkit.Lots;

/** Takes any command: its type first, then its parameters. */
public final class RandomOpponent implements Opponent {
  private static final int LONGEST_ORDER = 20;

  private final Lots lots;
  private final Sequels sequels;

  /** The seed decides everything. */
  public RandomOpponent(long seed) {
    this.lots = Lots.of(seed);
    this.sequels = new Sequels(lots);
  }

  @Override
  public String name() {
    return "bot:random";
  }

  @Override
  public Object choose(Turn turn, OddsDesk desk) {
    return lots.command(turn.asked().offers());
  }

  @Override
  public List<Object> order(Turn turn, OddsDesk desk) {
    sequels.look(turn);
    Object command = choose(turn, desk);
    return turn.drafting() || sequels.opens(command)
        ? sequels.alone(whole(command, desk))
        : sequels.behind(command, turn.asked().offers(), lots::command);
  }

  /** The desk tells what an order that is not complete is asked next. */
  private List<Object> whole(Object command, OddsDesk desk) {
    List<Object> order = new ArrayList<>(List.of(command));
    while (order.size() < LONGEST_ORDER
        && desk.of(order) instanceof OddsDesk.Prospect.Draft(Asked<Object> next)) {
      order.add(lots.command(next.offers()));
    }
    return order;
  }

  @Override
  public void taken(int commands) {
    sequels.taken(commands);
  }
}

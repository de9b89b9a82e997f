package umpire.arena.play;

import java.util.List;
import umpire.testkit.Lots;

/** Takes any command: its type first, then its parameters. */
public final class RandomOpponent implements Opponent {

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
        ? sequels.alone(sequels.whole(command, desk, (_, next) -> lots.command(next.offers())))
        : sequels.behind(command, turn.asked().offers(), lots::command);
  }

  @Override
  public void taken(int commands) {
    sequels.taken(commands);
  }
}

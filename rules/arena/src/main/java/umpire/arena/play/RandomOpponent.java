package umpire.arena.play;

import umpire.testkit.Lots;

/** Takes any command: its type first, then its parameters. */
public final class RandomOpponent implements Opponent {
  private final Lots lots;

  /** The seed decides everything. */
  public RandomOpponent(long seed) {
    this.lots = Lots.of(seed);
  }

  @Override
  public String name() {
    return "bot:random";
  }

  @Override
  public Object choose(Turn turn, OddsDesk desk) {
    return lots.command(turn.asked().offers());
  }
}

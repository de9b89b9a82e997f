package umpire.kernel.dice;

import java.util.ArrayList;
import java.util.List;

/** Dice of six sides, recorded in the order thrown; used for one report. */
public final class ThrownDice {
  private final Chance chance;
  private final List<Integer> thrown = new ArrayList<>();

  /** None so far. */
  public ThrownDice(Chance chance) {
    this.chance = chance;
  }

  /** The next die, from 1 to 6. */
  public int next() {
    int die = chance.die(6);
    thrown.add(die);
    return die;
  }

  /** All so far. */
  public List<Integer> all() {
    return List.copyOf(thrown);
  }
}

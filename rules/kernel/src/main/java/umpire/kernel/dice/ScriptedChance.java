package umpire.kernel.dice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Dice that a case dictates. A script that is too short, or has a die larger than asked for, throws
 * IllegalStateException: none is invented.
 */
public final class ScriptedChance implements Chance {
  private final Deque<Integer> script;

  /** A stream of these dice, in their order; each from 1. */
  public ScriptedChance(List<Integer> dice) {
    this.script = new ArrayDeque<>(dice);
  }

  @Override
  public int die(int sides) {
    Integer value = script.poll();
    if (value == null) {
      throw new IllegalStateException("the script has no more dice");
    }
    if (value < 1 || value > sides) {
      throw new IllegalStateException("a die of " + sides + " sides cannot show " + value);
    }
    return value;
  }

  /** How many dice of the script were not thrown. */
  public int left() {
    return script.size();
  }
}

package umpire.kernel.chance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Dice that a case dictates. Refuses to invent one: a script too short or too large is an error.
 */
public final class ScriptedChance implements Chance {
  private final Deque<Integer> script;

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

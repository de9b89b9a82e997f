package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;

/** Dice that show every fall, one after the other, however many of them each fall needs. */
public final class Odometer implements Chance {
  private final List<Integer> wheels = new ArrayList<>();
  private int next;

  @Override
  public int die(int sides) {
    if (next == wheels.size()) {
      wheels.add(1);
    }
    return wheels.get(next++);
  }

  /** The fall just thrown. */
  public List<Integer> shown() {
    return List.copyOf(wheels.subList(0, next));
  }

  /** The chance of the fall just thrown. */
  public Probability probability() {
    long all = 1;
    for (int i = 0; i < next; i++) {
      all *= Battlefield.SIDES;
    }
    return Probability.of(1, all);
  }

  /** To the next fall; false after the last. */
  public boolean turn() {
    next = 0;
    while (!wheels.isEmpty() && wheels.getLast() == Battlefield.SIDES) {
      wheels.removeLast();
    }
    if (wheels.isEmpty()) {
      return false;
    }
    wheels.set(wheels.size() - 1, wheels.getLast() + 1);
    return true;
  }
}

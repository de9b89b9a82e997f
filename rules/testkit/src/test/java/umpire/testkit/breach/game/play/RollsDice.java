package umpire.testkit.breach.game.play;

import java.util.Random;

/** A game that brings its own dice. */
public final class RollsDice {
  private RollsDice() {}

  public static int die(Random random) {
    return random.nextInt(6) + 1;
  }
}

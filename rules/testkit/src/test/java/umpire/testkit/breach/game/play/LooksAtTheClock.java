package umpire.testkit.breach.game.play;

/** A game that knows what time it is. */
public final class LooksAtTheClock {
  private LooksAtTheClock() {}

  public static long now() {
    return System.currentTimeMillis();
  }
}

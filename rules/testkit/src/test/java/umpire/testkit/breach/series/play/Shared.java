package umpire.testkit.breach.series.play;

/** What the games of a series share. */
public final class Shared {
  private Shared() {}

  public static int turns() {
    return 10;
  }
}

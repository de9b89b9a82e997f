package umpire.testkit.breach.game.model;

/** A model that is no value. */
public class Changes {
  private int count;

  public int next() {
    count++;
    return count;
  }
}

package umpire.weserubung.model.counter;

/** 6.3: the two alliances. */
public enum Side {
  GERMAN,
  ALLIED;

  /** The enemy. */
  public Side other() {
    return this == GERMAN ? ALLIED : GERMAN;
  }
}

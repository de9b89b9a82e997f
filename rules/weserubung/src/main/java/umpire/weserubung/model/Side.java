package umpire.weserubung.model;

/** 6.3: the two alliances. */
public enum Side {
  GERMAN,
  ALLIED;

  /** The enemy. */
  public Side other() {
    return this == GERMAN ? ALLIED : GERMAN;
  }
}

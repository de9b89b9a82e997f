package umpire.narvik.model.counter;

import umpire.kernel.citation.Rule;

/** The nations, by the colour of their counters (5.0). */
@Rule("5.0")
public enum Nation {
  BRITISH,
  FRENCH,
  NORWEGIAN,
  POLISH,
  GERMAN;

  /** The side that the nation fights on. */
  public Side side() {
    return this == GERMAN ? Side.GERMAN : Side.ALLIED;
  }
}

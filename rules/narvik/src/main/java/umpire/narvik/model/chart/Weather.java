package umpire.narvik.model.chart;

/** The weather of the turn (7.0). */
public enum Weather {
  FAIR,
  /** Modifies assaults and air attacks. */
  BAD_AT_NARVIK,
  /** Halves the German air points. */
  BAD_AT_TRONDHEIM
}

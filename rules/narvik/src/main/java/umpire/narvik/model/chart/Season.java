package umpire.narvik.model.chart;

/** Which section of the movement table is in force (14.1). */
public enum Season {
  WINTER,
  GOOD
}

package umpire.narvik.model;

/** Which section of the movement table is in force (14.1). */
public enum Season {
  WINTER,
  GOOD
}

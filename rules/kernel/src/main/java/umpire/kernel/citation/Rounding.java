package umpire.kernel.citation;

/** How a book rounds a quotient. */
public enum Rounding {
  /** To the next lower integer. */
  DOWN,
  /** To the next higher integer. */
  UP,
  /** To the nearest integer, halves up. */
  NEAREST
}

package umpire.kernel.citation;

/** What a finding does to a ruling or an adjudication. */
public sealed interface Effect {
  /** Moves the column of a chart by so many columns; positive favours the attacker. */
  record Shift(int columns) implements Effect {}

  /** Adds to the die; negative subtracts. */
  record DieRoll(int modifier) implements Effect {}

  /** Multiplies a strength. */
  record Times(Fraction factor) implements Effect {}

  /** Rounds a quotient. */
  record Rounds(Rounding way) implements Effect {}

  /** Adds strength points; negative subtracts. */
  record Adds(int strength) implements Effect {}

  /** Costs points of the kind that the reason names: movement, fatigue, air, victory. */
  record Costs(Fraction points) implements Effect {}

  /** Forbids what was asked. */
  record Forbids() implements Effect {}

  /** Tells, and changes nothing. */
  record None() implements Effect {}
}

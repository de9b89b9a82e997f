package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 3.1a Movement points of a unit in a phase. */
public record Allowance(ChapterContext context) {
  /**
   * The printed number; half of it for Allied units in the first turns, exactly, but the whole
   * where the half would be too little (r87).
   */
  @Rule({"3.1a", "3.1a/r87"})
  public Fraction of(Unit unit, int turn) {
    Fraction whole = Fraction.of(unit.movement());
    if (unit.side() == Side.GERMAN || !context.due("halved-movement", turn)) {
      return whole;
    }
    Fraction half = new Fraction(unit.movement(), context.number("early-allowance-divisor"));
    Fraction least = Fraction.of(context.number("least-halved-allowance"));
    return half.compareTo(least) < 0 ? whole : half;
  }
}

package umpire.fallschirmjaeger.rules;

import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/** 3.1a Movement points of a unit in a phase. */
public record Allowance(ChapterContext context) {
  /** Of a unit, a leader or trucks, by id. */
  @Rule("2.8")
  public Fraction of(String id, int turn) {
    if (context.mix().train(id)) {
      return context.railways().unlimited();
    }
    return of(context.mix().counter(id).side(), context.mix().counter(id).movement(), turn);
  }

  /** Of a ground unit. */
  public Fraction of(Unit unit, int turn) {
    return of(unit.side(), unit.movement(), turn);
  }

  /**
   * The printed number; half of it for Allied units in the first turns, exactly, but the whole
   * where the half would be too little (r87).
   */
  @Rule({"3.1a", "3.1a/r87", "3.5a/r42"})
  private Fraction of(Side side, int movement, int turn) {
    Fraction whole = Fraction.of(movement);
    if (side == Side.GERMAN || !context.due("halved-movement", turn)) {
      return whole;
    }
    Fraction half = new Fraction(movement, context.number("early-allowance-divisor"));
    Fraction least = Fraction.of(context.number("least-halved-allowance"));
    return half.compareTo(least) < 0 ? whole : half;
  }
}

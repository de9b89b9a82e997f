package umpire.kernel.supply;

import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;

/**
 * A game's tracing of supply: who is in supply, by what line, and what cuts it.
 *
 * @param <B> the game's supply briefs
 * @param <R> the game's supply reports
 */
public interface SupplyRules<B extends Brief, R extends Report> {
  /** The report on every unit of the brief; it is the same for equal briefs, and takes no dice. */
  R trace(B brief);
}

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
  /** Traces every unit of the brief. Throws no dice. */
  R trace(B brief);
}

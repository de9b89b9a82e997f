package umpire.kernel.combat;

import umpire.kernel.dice.Chance;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;

/**
 * A game's adjudication of combat: what the dice say. Who chooses in which order is sequence of
 * play.
 *
 * @param <B> the game's combat briefs
 * @param <R> the game's combat reports
 */
public interface CombatRules<B extends Brief, R extends Report> {
  /** Throws the brief's dice and reports the result with every die and modifier. */
  R adjudicate(B brief, Chance chance);

  /**
   * The exact distribution of outcomes over every fall of the dice. Throws {@link
   * UnknownPolicyException}, before anything is counted, for a policy that the game does not know,
   * {@link UncountableException} for a battle with more odds than can be counted, and any other
   * IllegalArgumentException for a brief that is no battle.
   *
   * @param policy names what shall not stand as the game has it; that of the answer names all
   */
  Odds odds(B brief, Policy policy);
}

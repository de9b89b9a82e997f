package umpire.kernel.combat;

import java.util.Map;
import umpire.kernel.play.Brief;

/**
 * Adjudication of combat with few dice and no policies: the odds come from adjudicating every fall
 * of them, so that they cannot say anything else than the adjudication.
 *
 * @param <B> the game's combat briefs
 * @param <R> the game's combat reports
 */
public interface CountedCombat<B extends Brief, R extends CountedReport> extends CombatRules<B, R> {
  @Override
  default Odds odds(B brief, Policy policy) {
    return AllFalls.odds(policy.completed(Map.of()), chance -> adjudicate(brief, chance));
  }
}

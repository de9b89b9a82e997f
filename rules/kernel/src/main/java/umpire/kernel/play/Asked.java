package umpire.kernel.play;

import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Offers;

/**
 * One seat's open decision. A fallback that is not on offer throws IllegalArgumentException.
 *
 * @param id its number
 * @param rule the paragraph that asks
 * @param offers what may be answered
 * @param fallback the first command of the answer that an absent seat is taken to give; one of the
 *     offers
 * @param <C> the game's commands
 */
public record Asked<C>(DecisionId id, RuleId rule, Offers<C> offers, C fallback) {
  public Asked {
    if (!offers.admits(fallback)) {
      throw new IllegalArgumentException("the fallback " + fallback + " is not on offer");
    }
  }
}

package umpire.kernel.preview;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.scenario.Seat;

/**
 * What an order comes to.
 *
 * @param <C> the game's commands
 */
public sealed interface Prospect<C> {
  /**
   * A battle follows.
   *
   * @param rule the paragraph that calls for its dice
   * @param brief what the combat adjudicator would be asked
   * @param assumed whoever would be asked in between, and is taken to let it pass
   */
  record Battle<C>(RuleId rule, Brief brief, List<Assumed> assumed) implements Prospect<C> {
    public Battle {
      assumed = List.copyOf(assumed);
    }
  }

  /** The order is not complete; this is asked next. */
  record Draft<C>(Asked<C> next) implements Prospect<C> {}

  /** No battle follows before the seat is asked again, or before another roll. */
  record Quiet<C>() implements Prospect<C> {}

  /**
   * A rule refuses one of the commands.
   *
   * @param index of the command in the order, from 0
   * @param because why
   */
  record Refused<C>(int index, List<Finding> because) implements Prospect<C> {
    public Refused {
      because = List.copyOf(because);
    }
  }

  /**
   * It hangs on something that the seat has not seen.
   *
   * @param rule the paragraph under which the order would be given
   */
  record Hidden<C>(RuleId rule) implements Prospect<C> {}

  /**
   * A choice of another seat that was taken to be its fallback.
   *
   * @param seat who would be asked
   * @param rule the paragraph that asks
   */
  record Assumed(Seat seat, RuleId rule) {}
}

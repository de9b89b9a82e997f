package umpire.weserubung.event;

import java.util.List;
import umpire.kernel.event.Audience;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.supply.SupplyBrief;

/** Numbers and frames: nobody's business. */
public sealed interface Bookkeeping extends Event {
  @Override
  default Audience audience() {
    return new Audience.Nobody();
  }

  /** The open decision, or the window of so many, is closed. */
  record Answered(int decisions) implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      DecisionId last = new DecisionId(before.tally().decisions() + decisions);
      return before.with(before.tally().answered(last));
    }
  }

  /**
   * The draw that was waited for is made; what became of it is told by the events behind it, which
   * say "roll" for a die.
   */
  record Drawn(DrawId draw, List<Integer> dice) implements Bookkeeping {
    public Drawn {
      dice = List.copyOf(dice);
    }

    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw));
    }
  }

  /** The combat adjudicator is asked; the brief's dice take the draw's number. */
  record CombatAsked(QuestionId question, DrawId draw, CombatBrief brief) implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().drawn(draw).asked(question));
    }
  }

  /** 10.1: the supply adjudicator is asked. */
  record SupplyAsked(QuestionId question, SupplyBrief brief) implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question));
    }
  }

  /** A frame was put on the agenda. */
  record Pushed(Frame frame) implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().push(frame));
    }
  }

  /** The top frame was replaced. */
  record Replaced(Frame frame) implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  /** The top frame is done. */
  record Popped() implements Bookkeeping {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().pop());
    }
  }
}

package umpire.fallschirmjaeger.event;

import umpire.fallschirmjaeger.combat.CombatBrief;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;

/** What has happened. What the flow does is an event too, seen by nobody. */
public sealed interface Event extends umpire.kernel.event.Event<Position>
    permits Event.Answered,
        Event.Pushed,
        Event.Replaced,
        Event.Popped,
        Event.LinesAsked,
        Event.CombatAsked,
        TurnEvent,
        AirEvent,
        StrikeEvent,
        MovementEvent,
        FireEvent,
        AssaultEvent,
        PeopleEvent {
  /** The seat of a side has answered its open decision. */
  record Answered(Side side, DecisionId decision) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().answered(decision));
    }
  }

  /** A frame was put on the agenda. */
  record Pushed(Frame frame) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().push(frame));
    }
  }

  /** The top frame was replaced. */
  record Replaced(Frame frame) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  /** The top frame is done. */
  record Popped() implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.agenda().pop());
    }
  }

  /** The supply adjudicator was asked; no viewer sees the brief. */
  record LinesAsked(QuestionId question, LineBrief brief) implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question));
    }
  }

  /** The combat adjudicator was asked; no viewer sees the brief. */
  record CombatAsked(QuestionId question, DrawId draw, CombatBrief brief)
      implements Event, SeenByNobody {
    @Override
    public Position applied(Position before) {
      return before.with(before.tally().asked(question).drawn(draw));
    }
  }
}

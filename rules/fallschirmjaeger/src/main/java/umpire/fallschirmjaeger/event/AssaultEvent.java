package umpire.fallschirmjaeger.event;

import java.util.List;
import umpire.fallschirmjaeger.combat.BattleReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Battle;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.standard.ExplainedEvent;
import umpire.kernel.standard.ReportedEvent;

/** What happens in combats and overruns, and after them. */
public sealed interface AssaultEvent extends Event {
  /** SCS-attack, SCS-overrun: a hex is attacked. */
  record AttackDeclared(Battle battle) implements AssaultEvent {
    @Override
    public Position applied(Position before) {
      Mark mark = battle.overrun() ? Mark.OVERRAN : Mark.ATTACKED;
      return before.withEach(battle.attackers(), piece -> piece.with(mark));
    }
  }

  /** T-CRT: the dice fell. */
  record BattleFought(QuestionId question, DrawId draw, BattleReport report)
      implements AssaultEvent, ReportedEvent<Position> {}

  /** A unit lost a step, and has others left. */
  record StepLost(String unit) implements AssaultEvent {
    @Override
    public Position applied(Position before) {
      Piece piece = before.piece(unit);
      return before.with(piece.withSteps(piece.steps() - 1));
    }
  }

  /** A unit is lost for good. */
  record UnitEliminated(String unit, Finding because)
      implements AssaultEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().without(unit));
    }
  }

  /** SCS-retreat: a unit retreated one hex. */
  record Retreated(Side side, String unit, Place to) implements AssaultEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().entered(side, to)).with(before.piece(unit).enters(to));
    }
  }

  /** SCS-advance: attackers entered the hex; nobody, if there are none. */
  record Advanced(Side side, List<String> units, Place to) implements AssaultEvent {
    @Override
    public Position applied(Position before) {
      if (units.isEmpty()) {
        return before;
      }
      Position after = before.with(before.ground().entered(side, to));
      return after.withEach(units, piece -> piece.enters(to));
    }
  }
}

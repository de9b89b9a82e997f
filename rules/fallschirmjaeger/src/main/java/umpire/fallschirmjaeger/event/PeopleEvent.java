package umpire.fallschirmjaeger.event;

import java.util.EnumSet;
import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.standard.ExplainedEvent;

/** What happens to leaders and to the gold. */
public sealed interface PeopleEvent extends Event {
  /** 4.0a/r72: leaders went into the next hex without a unit; nobody takes control of it. */
  @Rule("4.0a/r72")
  record LeadersMoved(List<String> leaders, Place to, List<Finding> findings)
      implements PeopleEvent {
    @Override
    public Position applied(Position before) {
      return moved(before, leaders, to);
    }
  }

  /** 1.10a/r80: leaders retreated with the last unit of their hex. */
  @Rule("1.10a/r80")
  record LeadersFollowed(List<String> leaders, Place to) implements PeopleEvent {
    @Override
    public Position applied(Position before) {
      return moved(before, leaders, to);
    }
  }

  private static Position moved(Position before, List<String> pieces, Place to) {
    return before.withEach(pieces, piece -> piece.enters(to));
  }

  /** 1.10f: the other side has the leader from now on. */
  record LeaderCaptured(String leader, Side by, Finding because)
      implements PeopleEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(leader).with(Mark.CAPTIVE));
    }
  }

  /** 1.10g, 1.10j: a captive is free again, in the same hex. */
  record LeaderFreed(String leader, Finding because)
      implements PeopleEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.piece(leader).without(EnumSet.of(Mark.CAPTIVE)));
    }
  }

  /** 1.10k: a captive was taken out of the country, and stays captured. */
  @Rule("1.10k")
  record CaptiveRemoved(String leader, Finding because)
      implements PeopleEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().without(leader));
    }
  }

  /** 3.7: a piece left for England. */
  @Rule("3.7")
  record Evacuated(String piece, int turn) implements PeopleEvent {
    @Override
    public Position applied(Position before) {
      return before.with(before.forces().away(piece)).with(before.score().evacuating(piece, turn));
    }
  }

  /**
   * 1.10d: a leader restored a step.
   *
   * @param parachute true for a company of Student, whose steps are counted (1.10e)
   */
  record Restored(String leader, String unit, boolean parachute) implements PeopleEvent {
    @Override
    public Position applied(Position before) {
      Piece piece = before.piece(unit);
      return before
          .with(piece.withSteps(piece.steps() + 1))
          .with(before.score().bringing(parachute ? 1 : 0, 0));
    }
  }

  /** 1.10e: a parachute company came out of the pool. */
  @Rule("1.10e")
  record CompanyBrought(String company, Place hex, int steps) implements PeopleEvent {
    @Override
    public Position applied(Position before) {
      return before
          .with(before.ground().entered(Side.GERMAN, hex))
          .with(before.forces().with(Piece.fresh(company, hex, steps)))
          .with(before.score().bringing(steps, steps));
    }
  }
}

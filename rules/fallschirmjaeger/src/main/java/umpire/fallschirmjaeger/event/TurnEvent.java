package umpire.fallschirmjaeger.event;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.supply.LineReport;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Outcome;

/** What happens in the sequence of play. */
public sealed interface TurnEvent extends Event {
  /** Another turn began. */
  record TurnBegan(int turn) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before.inTurn(turn);
    }
  }

  /**
   * A phase of a side began.
   *
   * @param phase kebab-case
   */
  record PhaseBegan(Side side, String phase) implements TurnEvent, SeenByAll {
    /** What held for one phase only is forgotten. */
    @Override
    public Position applied(Position before) {
      Set<Mark> gone = EnumSet.of(Mark.SPENT, Mark.OVERRAN, Mark.FIRED);
      return before.withEach(piece -> piece.without(gone));
    }
  }

  /** 1.5: the lines of a side; what they show holds until its next Supply Phase (SCS-supply). */
  @Rule("1.5")
  record LinesTraced(QuestionId question, LineReport report) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      Map<String, Boolean> supplied = new HashMap<>();
      report.lines().forEach(line -> supplied.put(line.unit(), line.supplied()));
      return before.withEach(
          piece -> marked(piece, supplied.getOrDefault(piece.id(), !piece.is(Mark.UNSUPPLIED))));
    }

    private static Piece marked(Piece piece, boolean supplied) {
      if (supplied) {
        return piece.without(EnumSet.of(Mark.UNSUPPLIED));
      }
      return piece.is(Mark.UNSUPPLIED) ? piece : piece.with(Mark.UNSUPPLIED);
    }

    @Override
    public List<Finding> findings() {
      return report.lines().stream().flatMap(line -> line.findings().stream()).toList();
    }
  }

  /**
   * 1.4: the units of a side recovered.
   *
   * @param units whose marks of the turn are gone
   */
  @Rule("1.4")
  record Recovered(Side side, List<String> units) implements TurnEvent, SeenByAll {
    public Recovered {
      units = List.copyOf(units);
    }

    @Override
    public Position applied(Position before) {
      Set<Mark> gone = EnumSet.of(Mark.DISORGANISED, Mark.BARRAGED, Mark.ATTACKED, Mark.DROPPED);
      Set<String> all = Set.copyOf(units);
      return before.withEach(piece -> all.contains(piece.id()) ? piece.without(gone) : piece);
    }
  }

  /** The match ended. */
  record MatchEnded(Outcome outcome) implements TurnEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      return before;
    }

    @Override
    public List<Finding> findings() {
      return List.of(outcome.because());
    }
  }
}

package umpire.fallschirmjaeger.event;

import java.util.List;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.state.ActiveBarrage;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.standard.ExplainedEvent;
import umpire.kernel.standard.ReportedEvent;

/** What happens by barrage. */
public sealed interface FireEvent extends Event {
  /** 1.7a: a gun fired at a hex. The steps that it costs are events of their own. */
  record BarrageFired(QuestionId question, DrawId draw, String gun, Place hex, BarrageReport report)
      implements FireEvent, ReportedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return disorganised(before.with(before.piece(gun).with(Mark.BARRAGED)), report);
    }
  }

  /** 1.7b: the marker of a gun lies on the hex from now on. */
  record MarkerPlaced(String gun, Place hex) implements FireEvent {
    @Override
    public Position applied(Position before) {
      Piece piece = before.piece(gun);
      return before
          .with(before.ground().barraged(gun, new ActiveBarrage(hex, piece.place())))
          .with(piece.with(Mark.BARRAGED));
    }
  }

  /** 1.7b: the marker of a gun is gone. */
  record MarkerRemoved(String gun, Finding because) implements FireEvent, ExplainedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return before.with(before.ground().withoutBarrage(gun));
    }
  }

  /** 1.7b: markers fired at units that entered; the steps that it costs are events of their own. */
  record EntryFired(
      QuestionId question, DrawId draw, List<String> guns, Place hex, BarrageReport report)
      implements FireEvent, ReportedEvent<Position> {
    @Override
    public Position applied(Position before) {
      return disorganised(before, report);
    }
  }

  private static Position disorganised(Position before, BarrageReport report) {
    return before.withEach(report.units(), piece -> piece.with(Mark.DISORGANISED));
  }
}

package umpire.fallschirmjaeger.event;

import java.util.List;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Finding;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;

/** What happens by barrage. */
public sealed interface FireEvent extends Event {
  /** 1.7a: a gun fired at a hex. What it costs in steps is told by events of its own. */
  record BarrageFired(QuestionId question, DrawId draw, String gun, Place hex, BarrageReport report)
      implements FireEvent, SeenByAll {
    @Override
    public Position applied(Position before) {
      Position after = before.with(before.piece(gun).with(Mark.BARRAGED));
      for (BarrageReport.Hit hit : report.hits()) {
        Piece piece = after.piece(hit.unit());
        after = after.with(piece.with(Mark.DISORGANISED));
      }
      return after;
    }

    @Override
    public List<Finding> findings() {
      return report.findings();
    }
  }
}

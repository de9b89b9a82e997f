package umpire.fallschirmjaeger.play.fire;

import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.ActiveBarrage;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.FireWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;

/** 1.7b, r66: when markers are removed: at once, and before they can fire. */
@Rule({"1.7b", "1.7b/r66"})
public record BarrageMarkers(ChapterContext context) implements AtOnce<Position, Frame> {
  @Override
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    for (Map.Entry<String, ActiveBarrage> one : ruling.position().ground().barrages().entrySet()) {
      ends(ruling.position(), one.getKey(), one.getValue())
          .ifPresent(because -> ruling.add(new FireEvent.MarkerRemoved(one.getKey(), because)));
    }
  }

  /** Why the marker goes: its gun is lost, disorganised or elsewhere, or has an enemy beside it. */
  private Optional<Finding> ends(Position position, String gun, ActiveBarrage barrage) {
    if (!position.has(gun)) {
      return Optional.of(Finding.notes("1.7b", new FireWhy.GunLost(gun)));
    }
    Piece piece = position.piece(gun);
    if (piece.is(Mark.DISORGANISED)) {
      return Optional.of(Finding.notes("1.7b", new PlayWhy.IsDisorganised(gun)));
    }
    if (!piece.place().equals(barrage.from())) {
      return Optional.of(Finding.notes("1.7b", new FireWhy.GunMoved(gun)));
    }
    for (Place near : context.map().neighbours(piece.place())) {
      if (!context.mix().in(position, context.mix().unit(gun).side().other(), near).isEmpty()) {
        return Optional.of(Finding.notes("1.7b", new FireWhy.EnemyBeside(gun, near)));
      }
    }
    return Optional.empty();
  }
}

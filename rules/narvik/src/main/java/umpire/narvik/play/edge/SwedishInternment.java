package umpire.narvik.play.edge;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.narvik.event.EdgeEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.VictoryPoints;

/** 22.2 Sweden: whoever enters it, by a move or in retreat, is interned at once. */
public final class SwedishInternment {
  private final ChapterContext chapterContext;
  private final VictoryPoints points;

  /** Sweden under an edition. */
  public SwedishInternment(ChapterContext chapterContext, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.points = points;
  }

  /** True for a hex of Sweden. */
  public boolean has(Place hex) {
    return chapterContext.map().hexHas(hex, "sweden");
  }

  /**
   * Interns the unit if it stands in Sweden; the enemy scores.
   *
   * @return whether it was interned
   */
  @Rule({"22.2", "29.0"})
  public boolean intern(RulingInProgress<Position, Frame> ruling, String id) {
    Unit unit = ruling.position().units().get(id);
    if (unit == null || !has(unit.place())) {
      return false;
    }
    ruling.add(new EdgeEvent.Interned(id, unit.place()));
    points.score(
        ruling, chapterContext.mix().land(id).side().other(), points.row(id, "interned"), id);
    return true;
  }
}

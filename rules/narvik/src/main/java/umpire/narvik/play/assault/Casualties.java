package umpire.narvik.play.assault;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.VictoryPoints;

/** 15.2e, 22.2 Land units that leave the game, and what the enemy scores for them. */
public final class Casualties {
  private final ChapterContext chapterContext;
  private final VictoryPoints points;

  public Casualties(ChapterContext chapterContext, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.points = points;
  }

  /** A unit of the map is eliminated. */
  @Rule("15.2e")
  public void eliminate(RulingInProgress<Position, Frame> ruling, String unit) {
    eliminate(ruling, unit, ruling.position().unit(unit).place());
  }

  /** A unit is eliminated, on the map or aboard a ship that lay in that place. */
  public void eliminate(RulingInProgress<Position, Frame> ruling, String unit, Place place) {
    ruling.add(new Event.Eliminated(unit, place));
    if (chapterContext.mix().land(unit).kind() != UnitType.DECOY) {
      points.score(
          ruling,
          chapterContext.mix().land(unit).side().other(),
          points.row(unit, "eliminated"),
          unit);
    }
  }
}

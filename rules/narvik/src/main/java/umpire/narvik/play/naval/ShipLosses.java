package umpire.narvik.play.naval;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.assault.Casualties;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.VictoryPoints;

/**
 * 18.1.3, 20.4 Hits on ships: the first damages, the second sinks, and what is aboard goes down
 * with the ship. The Germans score at once; a damaged ship that is sunk brings the difference.
 */
public final class ShipLosses {
  private final ChapterContext chapterContext;
  private final VictoryPoints points;
  private final Casualties casualties;

  public ShipLosses(ChapterContext chapterContext, VictoryPoints points, Casualties casualties) {
    this.chapterContext = chapterContext;
    this.points = points;
    this.casualties = casualties;
  }

  /**
   * One attack on a ship is resolved. Nothing happens to a ship that is already sunk.
   *
   * @param naval result of the air table: 0 nothing, 1 damages or sinks a damaged ship, 2 sinks
   */
  @Rule({"18.1.3", "20.4", "29.0"})
  public void hit(RulingInProgress<Position, Frame> ruling, String id, int naval) {
    ShipOnMap ship = ruling.position().ships().get(id);
    if (ship == null || naval == 0) {
      return;
    }
    String kind = chapterContext.mix().ship(id).kind();
    int damaged = points.of(kind + "-damaged");
    if (naval == 1 && !ship.damaged()) {
      ruling.add(new NavalEvent.ShipDamaged(id));
      points.score(ruling, Side.GERMAN, kind + "-damaged", id, damaged);
      return;
    }
    int before = ship.damaged() ? damaged : 0;
    Position position = ruling.position();
    ruling.add(new NavalEvent.ShipSunk(id, ship.place(), position.turn() + 1));
    points.score(ruling, Side.GERMAN, kind + "-sunk", id, points.of(kind + "-sunk") - before);
    for (Unit cargo : ship.cargo()) {
      casualties.eliminate(ruling, cargo.id(), ship.place());
    }
  }

  /**
   * 20.4: at the end of the air action the ships that it damaged go to Harstad with their cargo,
   * and neither moves again this turn. Ships sunk since are passed over.
   */
  @Rule("20.4")
  public void sendHome(RulingInProgress<Position, Frame> ruling, List<String> damaged) {
    for (String id : damaged) {
      if (ruling.position().ships().containsKey(id)) {
        ruling.add(new NavalEvent.ShipSentHome(id, Landmarks.HARSTAD));
      }
    }
  }
}

package umpire.narvik.play.naval;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.narvik.event.NavalEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.VictoryPoints;

/**
 * 20.3.1 How a contested landing ends: in the attacked hex if no enemy is left there, otherwise all
 * who attacked are back in Harstad, ships included.
 */
final class LandingEnd {
  private final ChapterContext chapterContext;
  private final Fatigue fatigue;
  private final VictoryPoints points;

  LandingEnd(ChapterContext chapterContext, Fatigue fatigue, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.fatigue = fatigue;
    this.points = points;
  }

  /** Ashore or home, with the fatigue of the landing and the points for losses in it. */
  @Rule({"20.3.1", "10.1a", "29.0", "29.0/r27"})
  void conclude(NavalFrame.EndingLanding frame, RulingInProgress<Position, Frame> ruling) {
    Assault assault = frame.assault();
    Position position = ruling.position();
    boolean won = chapterContext.mix().in(position, Side.GERMAN, assault.target()).isEmpty();
    List<String> alive =
        assault.attackers().stream().filter(position.units()::containsKey).toList();
    Place from = position.ship(assault.transports().getFirst()).place();
    if (won) {
      alive.forEach(unit -> ruling.add(new NavalEvent.LandingWon(unit, from, assault.target())));
    } else {
      List<String> ships =
          Stream.concat(assault.transports().stream(), assault.ships().stream()).sorted().toList();
      ruling.add(new NavalEvent.LandingFailed(alive, ships, Landmarks.HARSTAD));
    }
    int tired = fatigue.onTable("landing-contested");
    alive.forEach(unit -> fatigue.change(ruling, unit, tired, "10.1a", "landing-contested"));
    assault.attackers().stream()
        .filter(unit -> !won || !alive.contains(unit))
        .forEach(unit -> points.score(ruling, Side.GERMAN, "lost-in-landing", unit));
    if (won) {
      ruling.replaceFrame(
          new NavalFrame.GoingAshore(from, false, true, assault.transports(), List.of()));
    } else {
      ruling.popFrame();
      ActionEnd.ofAction(ruling, Side.ALLIED, true);
    }
  }
}

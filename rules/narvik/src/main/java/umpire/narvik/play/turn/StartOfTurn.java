package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Season;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.state.Setup;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;

/** 6.1 The initial phase, as far as nobody chooses in it. */
public final class StartOfTurn {
  private static final String COLD = "start-in-winter-mountain";
  private final ChapterContext chapterContext;
  private final Fatigue fatigue;

  public StartOfTurn(ChapterContext chapterContext, Fatigue fatigue) {
    this.chapterContext = chapterContext;
    this.fatigue = fatigue;
  }

  /**
   * 10.1a: what falls due at the start of a turn by the fatigue table: infantry that lies face up
   * in a mountain hex while the winter lasts. Who lies face down pays nothing, so that no decoy
   * shows.
   */
  @Rule({"6.1", "10.1a"})
  public void fatigue(RulingInProgress<Position, Frame> ruling) {
    if (ruling.position().season() != Season.WINTER) {
      return;
    }
    for (Unit unit : ruling.position().units().values()) {
      if (chapterContext.mix().land(unit.id()).kind().infantry()
          && !unit.faceDown()
          && chapterContext.map().isHex(unit.place())
          && chapterContext.map().hex(unit.place()).terrain().equals("mountain")) {
        fatigue.change(ruling, unit.id(), fatigue.onTable(COLD), "10.1a", COLD);
      }
    }
  }

  /** 23.2, 28.0: what the schedule brings to Harstad this turn; then ships may come back. */
  @Rule({"6.1", "23.2", "28.0", "13.2.1"})
  public void reinforcements(RulingInProgress<Position, Frame> ruling) {
    int turn = ruling.position().turn();
    List<String> units =
        ruling.position().progress().schedule().stream()
            .filter(row -> row.turn() <= turn)
            .map(Setup.Arrival::counters)
            .flatMap(List::stream)
            .sorted()
            .toList();
    if (!units.isEmpty()) {
      ruling.add(new TurnEvent.ReinforcementsCame(turn, units, Landmarks.HARSTAD));
    }
    List<String> lost = BringingBackStep.due(ruling.position());
    if (!lost.isEmpty()) {
      ruling.pushFrame(new TurnFrame.BringingBack(lost));
    }
  }

  /** 6.1: ships and artillery that fired last turn are turned up again; damage stays. */
  @Rule("6.1")
  public void ready(RulingInProgress<Position, Frame> ruling) {
    ruling.add(new TurnEvent.Readied());
  }
}

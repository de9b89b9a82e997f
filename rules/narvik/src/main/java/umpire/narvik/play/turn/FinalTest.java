package umpire.narvik.play.turn;

import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.table.Table;
import umpire.narvik.event.Event;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.VictoryLevel;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.VictoryPoints;

/** 25 The final test: what is held at the end, then German points less Allied points. */
public final class FinalTest {
  private final ChapterContext chapterContext;
  private final VictoryPoints points;

  public FinalTest(ChapterContext chapterContext, VictoryPoints points) {
    this.chapterContext = chapterContext;
    this.points = points;
  }

  /** 25.0, 25.1: scores what is held, tells all exits, and names the level of victory. */
  @Rule({"24.0", "25.0", "25.1", "29.0"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    held(ruling, Landmarks.NARVIK, "narvik-held");
    held(ruling, Landmarks.HEX_1918, "hex-1918-held");
    Score score = ruling.position().progress().score();
    ruling.add(new TurnEvent.ExitsTold(score.exits()));
    VictoryLevel level = level(score.differential());
    Why why =
        new Why.VictoryDifferential(
            score.german(), score.allied() + score.exits(), score.differential(), level);
    Outcome outcome = new Outcome(name(level), winners(level), Finding.notes("25.1", why));
    ruling.add(new Event.MatchEnded(outcome));
    ruling.replaceFrame(new Frame.Ended(outcome));
  }

  /** 29.0: one land unit ashore holds a hex; what is aboard a ship does not (13.1). */
  @Rule("29.0")
  private void held(RulingInProgress<Position, Frame> ruling, Place hex, String row) {
    if (!chapterContext.mix().in(ruling.position(), Side.ALLIED, hex).isEmpty()) {
      points.score(ruling, Side.ALLIED, row, hex.id());
    }
  }

  /** 25.1: the level by the chart, signs and shared bounds read by ruling 1. */
  @Rule({"25.1", "25.1/r1"})
  private VictoryLevel level(int differential) {
    Table<VictoryLevel> levels = chapterContext.pack().table("victory-levels");
    return levels.at(Integer.toString(differential), "level");
  }

  private static Set<Seat> winners(VictoryLevel level) {
    return switch (level) {
      case ALLIED_STRATEGIC_TRIUMPH, ALLIED_MARGINAL_VICTORY -> Set.of(Side.ALLIED.seat());
      case DRAW -> Set.of();
      case GERMAN_MARGINAL_VICTORY, ALLIED_DISASTER -> Set.of(Side.GERMAN.seat());
    };
  }

  private static String name(VictoryLevel level) {
    return level.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}

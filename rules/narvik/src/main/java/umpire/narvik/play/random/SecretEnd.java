package umpire.narvik.play.random;

import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.state.EarlyEnd;
import umpire.narvik.model.state.Progress;
import umpire.narvik.model.state.Score;
import umpire.narvik.model.state.Traces;

/** 8.1 Whether a secret throw of the Allies fixed an end: they alone know until it is announced. */
public final class SecretEnd implements Secret<Position> {
  private final SecretChart chart;

  /** The secret under an edition. */
  public SecretEnd(Pack pack) {
    this.chart = SecretChart.of(pack, Side.ALLIED);
  }

  @Override
  public boolean mayBeHidden(Position position, Viewer viewer) {
    return !Side.ALLIED.is(viewer) && !(position.agenda().top() instanceof Frame.Ended);
  }

  /**
   * The secret throws of this turn and the last, whose end would not have been announced yet, are
   * made again; exits since the throw that fixed an end score nothing (8.4).
   */
  @Override
  @Rule({"8.1", "8.1/r19", "8.4", "24.0/r73"})
  public Position resampled(Position position, Viewer viewer, Chance chance) {
    if (!mayBeHidden(position, viewer)) {
      return position;
    }
    Progress progress = position.progress();
    Traces traces = progress.traces();
    int known = progress.lastTurn();
    EarlyEnd end = progress.end().known(known);
    for (int thrown : traces.endThrows()) {
      int last = thrown + 1;
      boolean open = end.open();
      if (last >= position.turn()
          && (!open || last < known)
          && chart.thrown(chance) == SecretEvent.EVACUATION) {
        end = open ? end.openly(last) : end.secretly(last);
      }
    }
    int exits = 0;
    for (Map.Entry<Integer, Integer> exit : traces.exits().entrySet()) {
      boolean scores = !end.triggered() || exit.getKey() < end.turn() - 1;
      exits += scores ? exit.getValue() : 0;
    }
    Score score = progress.score();
    return position.with(progress.with(end).with(new Score(score.allied(), score.german(), exits)));
  }
}

package umpire.narvik.play.random;

import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Secret;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.counter.Side;

/** 8.2 Whether the Germans have the Führer's Orders this turn: they alone know. */
public final class SecretOrders implements Secret<Position> {
  private final SecretChart chart;

  /** The secret under an edition. */
  public SecretOrders(Pack pack) {
    this.chart = SecretChart.of(pack, Side.GERMAN);
  }

  @Override
  public boolean mayBeHidden(Position position, Viewer viewer) {
    return !Side.GERMAN.is(viewer) && position.progress().traces().ordersPossible();
  }

  /** The throw of this turn is made again, unless a unit has shown that there are no orders. */
  @Override
  @Rule({"8.2", "8.2.1"})
  public Position resampled(Position position, Viewer viewer, Chance chance) {
    return mayBeHidden(position, viewer)
        ? position.with(
            position.progress().ordered(chart.thrown(chance) == SecretEvent.FUHRERS_ORDERS))
        : position;
  }
}

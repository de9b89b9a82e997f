package umpire.narvik.rules;

import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 25.0, 29.0 Victory points, scored when what they are for happens. A single battle has none. */
public final class VictoryPoints {
  private final Pack pack;
  private final CounterMix mix;

  public VictoryPoints(Pack pack, CounterMix mix) {
    this.pack = pack;
    this.mix = mix;
  }

  /** The points of a row of the list. */
  @Rule("29.0")
  public int of(String row) {
    Table<Integer> list = pack.table("victory-points");
    return list.at(row, "points");
  }

  /**
   * A side scores a row of the list.
   *
   * @param counter whose fate it is, or the hex; empty where it is nobody's
   */
  @Rule({"25.0", "29.0"})
  public void score(
      RulingInProgress<Position, Frame> ruling, Side side, String row, String counter) {
    if (ruling.position().progress().siege()) {
      score(ruling, side, row, counter, of(row));
    }
  }

  /** The same with other points than the row's, such as the difference of two rows (20.4). */
  public void score(
      RulingInProgress<Position, Frame> ruling, Side side, String row, String counter, int points) {
    if (ruling.position().progress().siege() && points != 0) {
      ruling.add(new TurnEvent.Scored(side, points, finding(side, row, counter, points)));
    }
  }

  /** What scoring says. */
  public static Finding finding(Side side, String row, String counter, int points) {
    return Finding.notes("29.0", new Why.VictoryPoints(side, row, counter, points));
  }

  /** The row for a land unit that was {@code eliminated} or {@code interned}; decoys have none. */
  public String row(String unit, String fate) {
    NarvikCounter.LandUnit counter = mix.land(unit);
    if (counter.side() == Side.GERMAN) {
      return "german-unit-" + fate;
    }
    return (counter.kind() == UnitType.TANK ? "tank-" : "battalion-or-artillery-") + fate;
  }
}

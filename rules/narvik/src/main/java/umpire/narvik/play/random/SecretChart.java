package umpire.narvik.play.random;

import umpire.kernel.citation.Rule;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.counter.Side;

/** 8.1, 8.2 What a side's secret throw brings. */
record SecretChart(Table<SecretEvent> events, Side side) {
  static SecretChart of(Pack pack, Side side) {
    return new SecretChart(pack.table("secret-events"), side);
  }

  /**
   * What a die brings.
   *
   * @param die 1 to 6
   */
  @Rule({"8.1", "8.2"})
  SecretEvent at(int die) {
    return events.at(Integer.toString(die), side == Side.ALLIED ? "allied" : "german");
  }

  /** What another throw might have brought. */
  SecretEvent thrown(Chance chance) {
    return at(chance.die(6));
  }
}

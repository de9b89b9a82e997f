package umpire.weserubung.play.upkeep;

import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.lore.Ports;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.terrain.Chart;

/** 3.4-f, 8.8-e, 13.3-b Where ships are safe and where units are repaired. */
final class Havens {
  private final Chart chart;
  private final Ports ports;

  Havens(Chart chart) {
    this.chart = chart;
    this.ports = new Ports(chart);
  }

  /** 8.8-e: a friendly port or a box. */
  @Rule({"8.8-e", "3.4-e"})
  boolean isPort(Position position, Place place, Side side) {
    return ports.isHaven(position, side, place);
  }

  /** 13.3-b: a town of the side's; no box is one (r155). */
  @Rule("13.3-b/r155")
  boolean isTown(Position position, Place place, Side side) {
    return chart.isTown(place) && position.country().control(place) == side;
  }

  /** 13.3-b, 3.3-e: an airfield of the side's, or a box; never a lake air base (9.0-lake-b). */
  boolean isAirfield(Position position, Place place, Side side) {
    return Chart.isBox(place)
        || (chart.isAirfield(place) && position.country().control(place) == side);
  }
}

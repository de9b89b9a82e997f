package umpire.board.panel;

import java.util.List;
import umpire.board.counter.CounterPicture;
import umpire.board.counter.StackPicture;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.play.Sketch;

/** The zones and boxes of a map, each with all counters in it side by side. */
final class Boxes implements Section {
  /** The room of one counter. */
  static final double CELL = CounterPicture.SIDE + 4;

  private static final int IN_A_ROW = 7;
  private static final double NAME = 24;
  private static final double GAP = 8;

  private final List<MapSheet.Area> areas;
  private final Sketch sketch;

  Boxes(MapGraph map, Sketch sketch) {
    this.areas = map.sheet().areas();
    this.sketch = sketch;
  }

  @Override
  public double height() {
    return areas.stream().mapToDouble(this::height).sum() + GAP * Math.max(0, areas.size() - 1);
  }

  @Override
  public void draw(Svg svg, Point corner) {
    Point next = corner;
    for (MapSheet.Area area : areas) {
      box(svg, next, area);
      next = next.plus(0, height(area) + GAP);
    }
  }

  private void box(Svg svg, Point corner, MapSheet.Area area) {
    svg.open("g").set("data-box", area.id().id());
    svg.rectangle(corner, Panel.WIDTH, height(area), "rx:6; fill:#dfeaf2; stroke:#12395c");
    svg.label(corner.plus(8, 17), 14, area.name(), "font-weight:bold");
    List<Sketch.Counter> counters = counters(area);
    for (int i = 0; i < counters.size(); i++) {
      CounterPicture.draw(svg, counters.get(i), cell(corner.plus(2, NAME), i), StackPicture.LIES);
    }
    svg.close();
  }

  private static Point cell(Point corner, int n) {
    int row = n / IN_A_ROW;
    return corner.plus(CELL * (n % IN_A_ROW + 0.5), CELL * (row + 0.5));
  }

  private static int rows(int counters) {
    return (counters + IN_A_ROW - 1) / IN_A_ROW;
  }

  private double height(MapSheet.Area area) {
    return NAME + CELL * rows(counters(area).size()) + 4;
  }

  private List<Sketch.Counter> counters(MapSheet.Area area) {
    return sketch.stacks().stream()
        .filter(stack -> stack.place().equals(area.id()))
        .flatMap(stack -> stack.counters().stream())
        .toList();
  }
}

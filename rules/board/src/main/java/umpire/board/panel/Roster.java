package umpire.board.panel;

import java.util.List;
import umpire.board.counter.CounterPicture;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.Sketch;

/** The stacks of more than one counter, laid out, for on the map the topmost hides the rest. */
final class Roster implements Section {
  private static final double HEADING = 30;
  private static final double NUMBER = 44;
  private static final int IN_A_ROW = 6;

  private final List<Sketch.Stack> stacks;

  Roster(MapGraph map, Sketch sketch) {
    stacks =
        sketch.stacks().stream()
            .filter(stack -> map.isHex(stack.place()) && stack.counters().size() > 1)
            .toList();
  }

  @Override
  public double height() {
    return stacks.isEmpty() ? 0 : HEADING + stacks.stream().mapToDouble(Roster::height).sum();
  }

  @Override
  public void draw(Svg svg, Point corner) {
    svg.group("roster", "");
    Section.heading(svg, corner, "Stacks, bottom first");
    Point next = corner.plus(0, HEADING);
    for (Sketch.Stack stack : stacks) {
      svg.label(next.plus(0, 30), 14, stack.place().id(), "font-weight:bold");
      for (int i = 0; i < stack.counters().size(); i++) {
        int row = i / IN_A_ROW;
        Point at = next.plus(NUMBER + Boxes.CELL * (i % IN_A_ROW + 0.5), Boxes.CELL * (row + 0.5));
        CounterPicture.draw(svg, stack.counters().get(i), at, "data-again");
      }
      next = next.plus(0, height(stack));
    }
    svg.close();
  }

  private static double height(Sketch.Stack stack) {
    int rows = (stack.counters().size() + IN_A_ROW - 1) / IN_A_ROW;
    return Boxes.CELL * rows;
  }
}

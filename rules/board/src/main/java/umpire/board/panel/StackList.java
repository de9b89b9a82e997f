package umpire.board.panel;

import java.util.ArrayList;
import java.util.List;
import umpire.board.counter.CounterPicture;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.BoardContents;

/**
 * The stacks of more than one counter, laid out, for on the map the topmost hides the rest. Small
 * stacks stand side by side.
 */
final class StackList implements Section {
  private static final double HEADING = 30;
  private static final double NAME = 18;
  private static final double LETTERS = 13;
  private static final double BETWEEN = 8;

  private final List<List<Item>> rows = new ArrayList<>();

  private record Item(String name, List<BoardContents.Counter> counters) {
    double width() {
      double cells = Boxes.CELL * Math.min(Boxes.IN_A_ROW, counters.size());
      return Math.max(cells, Math.min(Panel.WIDTH, TextWidths.width(name, LETTERS)));
    }

    double height() {
      int lines = (counters.size() + Boxes.IN_A_ROW - 1) / Boxes.IN_A_ROW;
      return NAME + Boxes.CELL * lines;
    }
  }

  StackList(MapGraph map, BoardContents boardContents) {
    List<Item> row = new ArrayList<>();
    for (BoardContents.Stack stack : boardContents.stacks()) {
      if (map.isHex(stack.place()) && stack.counters().size() > 1) {
        String name = (stack.place().id() + " " + map.hex(stack.place()).name()).strip();
        Item item = new Item(name, stack.counters());
        if (width(row) + item.width() > Panel.WIDTH && !row.isEmpty()) {
          rows.add(row);
          row = new ArrayList<>();
        }
        row.add(item);
      }
    }
    if (!row.isEmpty()) {
      rows.add(row);
    }
  }

  @Override
  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (List<Item> row : rows) {
      double height = row.stream().mapToDouble(Item::height).max().orElse(0);
      blocks.add(
          blocks.isEmpty()
              ? new Block(
                  HEADING + height,
                  APART,
                  (svgCanvas, corner) -> {
                    Section.heading(svgCanvas, corner, "Stacks, bottom first");
                    draw(svgCanvas, corner.plus(0, HEADING), row);
                  })
              : new Block(height, 4, (svgCanvas, corner) -> draw(svgCanvas, corner, row)));
    }
    return blocks;
  }

  private static void draw(SvgCanvas svgCanvas, Point corner, List<Item> row) {
    Point next = corner;
    for (Item item : row) {
      svgCanvas.open("g").set("data-roster", item.name());
      double size = TextWidths.fit(item.name(), LETTERS, Panel.WIDTH);
      svgCanvas.label(next.plus(1, 13), size, item.name(), "font-weight:bold");
      for (int i = 0; i < item.counters().size(); i++) {
        Point at = Boxes.cell(next.plus(0, NAME), i);
        CounterPicture.draw(svgCanvas, item.counters().get(i), at, "data-again");
      }
      svgCanvas.close();
      next = next.plus(item.width() + BETWEEN, 0);
    }
  }

  private static double width(List<Item> row) {
    return row.stream().mapToDouble(item -> item.width() + BETWEEN).sum();
  }
}

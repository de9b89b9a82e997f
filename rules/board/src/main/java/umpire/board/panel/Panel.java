package umpire.board.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.board.counter.CounterLegend;
import umpire.board.map.MapLegend;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.BoardContents;

/**
 * What stands beside or below the map: title, boxes, stacks in full, legend, in as many columns as
 * it is given.
 */
public final class Panel {
  /** Pixels from left to right of a column. */
  public static final double WIDTH = 372;

  /** Pixels between columns. */
  public static final double BETWEEN = 28;

  private static final double STEP = 10;

  private final List<List<Section.Block>> columns;

  private Panel(List<List<Section.Block>> columns) {
    this.columns = columns;
  }

  /** The panel of a map and what lies on it, no higher than that if its blocks allow. */
  public static Panel within(
      double height, String title, String edition, MapGraph map, BoardContents boardContents) {
    List<Section.Block> blocks = blocks(title, edition, map, boardContents);
    return new Panel(columns(blocks, height));
  }

  /** The lowest panel of at most so many columns. */
  public static Panel across(
      int columns, String title, String edition, MapGraph map, BoardContents boardContents) {
    List<Section.Block> blocks = blocks(title, edition, map, boardContents);
    double height = blocks.stream().mapToDouble(Section.Block::height).max().orElse(0);
    while (columns(blocks, height).size() > columns) {
      height += STEP;
    }
    return new Panel(columns(blocks, height));
  }

  private static List<Section.Block> blocks(
      String title, String edition, MapGraph map, BoardContents boardContents) {
    return Stream.of(
            new Heading(title, edition, map, boardContents.lines()),
            new Boxes(map, boardContents),
            new StackList(map, boardContents),
            new Legend("Map", MapLegend.of(map, boardContents)),
            new Legend("Counters", CounterLegend.of(boardContents)))
        .flatMap(section -> section.blocks().stream())
        .toList();
  }

  private static List<List<Section.Block>> columns(List<Section.Block> blocks, double limit) {
    List<List<Section.Block>> columns = new ArrayList<>();
    List<Section.Block> column = new ArrayList<>();
    for (Section.Block block : blocks) {
      if (!column.isEmpty() && height(column) + block.gap() + block.height() > limit) {
        columns.add(column);
        column = new ArrayList<>();
      }
      column.add(block);
    }
    columns.add(column);
    return columns;
  }

  private static double height(List<Section.Block> column) {
    double height = 0;
    for (int i = 0; i < column.size(); i++) {
      height += column.get(i).height() + (i == 0 ? 0 : column.get(i).gap());
    }
    return height;
  }

  /** Pixels from top to bottom. */
  public double height() {
    return columns.stream().mapToDouble(Panel::height).max().orElse(0);
  }

  /** Pixels from left to right. */
  public double width() {
    return (WIDTH + BETWEEN) * columns.size() - BETWEEN;
  }

  /** Draws it with its upper left corner there. */
  public void draw(SvgCanvas svgCanvas, Point corner) {
    svgCanvas.group("panel", "fill:#1a1a1a");
    Point head = corner;
    for (List<Section.Block> column : columns) {
      Point next = head;
      for (Section.Block block : column) {
        double gap = next.equals(head) ? 0 : block.gap();
        block.drawing().draw(svgCanvas, next.plus(0, gap));
        next = next.plus(0, gap + block.height());
      }
      head = head.plus(WIDTH + BETWEEN, 0);
    }
    svgCanvas.close();
  }
}

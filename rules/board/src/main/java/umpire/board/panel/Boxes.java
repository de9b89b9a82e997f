package umpire.board.panel;

import java.util.ArrayList;
import java.util.List;
import umpire.board.counter.CounterPicture;
import umpire.board.counter.StackPicture;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.play.BoardContents;

/** The zones and boxes of a map, then what is off it, each with all counters in it side by side. */
final class Boxes implements Section {
  /** The room of one counter. */
  static final double CELL = CounterPicture.SIDE + 4;

  /** How many counters stand side by side. */
  static final int IN_A_ROW = 7;

  private static final double NAME = 24;
  private static final double GAP = 8;
  private static final double LETTERS = 14;
  private static final String BOX = "rx:6; fill:#dfeaf2; stroke:#12395c";
  private static final String BATTLE = "rx:6; fill:#f6dcd2; stroke:#d7191c; stroke-width:4";
  private static final String TRAY = "rx:6; fill:#ece7d8; stroke:#7a7467; stroke-dasharray:6 4";

  private final List<Box> boxes = new ArrayList<>();

  private record Box(String id, String name, String look, List<BoardContents.Counter> counters) {
    /** What names a counter here: those off the map lie nowhere. */
    String attribute() {
      return look.equals(TRAY) ? "data-off" : StackPicture.LIES;
    }

    int rows() {
      return (counters.size() + IN_A_ROW - 1) / IN_A_ROW;
    }

    double height() {
      return NAME + CELL * rows() + 4;
    }
  }

  Boxes(MapGraph map, BoardContents boardContents) {
    for (MapSheet.Area area : map.sheet().areas()) {
      boolean battle =
          boardContents.signs().stream()
              .anyMatch(s -> s.place().equals(area.id()) && s.word().equals(BoardContents.BATTLE));
      boxes.add(
          new Box(
              area.id().id(),
              area.name(),
              battle ? BATTLE : BOX,
              boardContents.stacks().stream()
                  .filter(stack -> stack.place().equals(area.id()))
                  .flatMap(stack -> stack.counters().stream())
                  .toList()));
    }
    for (BoardContents.Tray tray : boardContents.trays()) {
      if (!tray.counters().isEmpty()) {
        boxes.add(new Box(tray.name(), tray.name(), TRAY, tray.counters()));
      }
    }
  }

  @Override
  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (Box box : boxes) {
      double gap = blocks.isEmpty() ? APART : GAP;
      blocks.add(new Block(box.height(), gap, (svgCanvas, corner) -> draw(svgCanvas, corner, box)));
    }
    return blocks;
  }

  private static void draw(SvgCanvas svgCanvas, Point corner, Box box) {
    svgCanvas.open("g").set("data-box", box.id());
    svgCanvas.rectangle(corner, Panel.WIDTH, box.height(), box.look());
    String name = box.counters().isEmpty() ? box.name() : box.name() + ": " + box.counters().size();
    double size = TextWidths.fit(name, LETTERS, Panel.WIDTH - 16);
    svgCanvas.label(corner.plus(8, 17), size, name, "font-weight:bold");
    for (int i = 0; i < box.counters().size(); i++) {
      Point at = cell(corner.plus(4, NAME), i);
      CounterPicture.draw(svgCanvas, box.counters().get(i), at, box.attribute());
    }
    svgCanvas.close();
  }

  /** The middle of the n-th counter of several that begin there. */
  static Point cell(Point corner, int n) {
    int row = n / IN_A_ROW;
    return corner.plus(CELL * (n % IN_A_ROW + 0.5), CELL * (row + 0.5));
  }
}

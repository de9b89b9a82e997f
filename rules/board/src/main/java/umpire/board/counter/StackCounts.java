package umpire.board.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.play.BoardContents;

/**
 * How many counters of a nation lie in a stack by land, at sea and in the air: a plate for each, in
 * the peak of the hex above its number, for the topmost counter hides the rest.
 */
public final class StackCounts {
  private static final double HEIGHT = 12.5;
  private static final double ABOVE = 35.5;
  private static final double WIDEST = 79;
  private static final double FIGURES = 10;
  private static final double PADDING = 2;

  /** How much smaller than on a counter a symbol is. */
  private static final double SCALE = 0.46;

  private static final double ICON = Symbol.WIDTH * SCALE + 1.5;

  private final List<List<Plate>> rows = new ArrayList<>();
  private final Point centre;

  private record Plate(String colour, CombatElement element, int counters) {
    double width() {
      double icon = element == CombatElement.OTHER ? 0 : ICON;
      return 2 * PADDING + icon + TextWidths.width(figures(), FIGURES);
    }

    String figures() {
      return Integer.toString(counters);
    }

    String words() {
      return counters + " " + colour + " " + element.words();
    }
  }

  /** The tally of a stack about the centre of its hex; empty for a single counter. */
  public StackCounts(BoardContents.Stack stack, Point centre) {
    this.centre = centre;
    if (stack.counters().size() < 2) {
      return;
    }
    List<Plate> plates = plates(stack);
    double widest = plates.stream().mapToDouble(Plate::width).max().orElse(0);
    // Never more than two rows, for the next hex begins above them.
    double limit = Math.max(WIDEST, width(plates) / 2 + widest);
    List<Plate> row = new ArrayList<>();
    for (Plate plate : plates) {
      if (!row.isEmpty() && width(row) + plate.width() > limit) {
        rows.add(row);
        row = new ArrayList<>();
      }
      row.add(plate);
    }
    rows.add(row);
  }

  /** The room that it takes; of no size for a single counter. */
  public Box room() {
    double widest = rows.stream().mapToDouble(StackCounts::width).max().orElse(0);
    double height = HEIGHT * rows.size();
    return Box.at(centre.plus(-widest / 2, -ABOVE - height), widest, height);
  }

  /** Draws it, the first row lowest. */
  public void draw(SvgCanvas svgCanvas) {
    for (int i = 0; i < rows.size(); i++) {
      Point corner = centre.plus(-width(rows.get(i)) / 2, -ABOVE - HEIGHT * (i + 1));
      for (Plate plate : rows.get(i)) {
        draw(svgCanvas, plate, corner);
        corner = corner.plus(plate.width(), 0);
      }
    }
  }

  /** How many counters lie there, in one figure, where the plates would be too small. */
  public static void drawTotal(
      SvgCanvas svgCanvas, BoardContents.Stack stack, Point centre, Scale scale) {
    if (stack.counters().size() > 1) {
      String total = Integer.toString(stack.counters().size());
      double size = scale.letters(FIGURES);
      double width = Math.max(size * 1.25, TextWidths.width(total, size) + 5);
      // In the middle of the upper edge: a flag, a port and an airfield stand beside it.
      Point corner = centre.plus(2 - width / 2, -CounterPicture.SIDE / 2 - size * 0.75);
      svgCanvas.open("g").set("data-tally", total + " counters");
      svgCanvas.rectangle(
          corner, width, size * 1.2, "rx:4; fill:#ffffff; stroke:#111111; stroke-width:1.6");
      svgCanvas.label(
          corner.plus(width / 2, size * 0.97),
          size,
          total,
          "text-anchor:middle; font-weight:bold; fill:#111111");
      svgCanvas.close();
    }
  }

  /** A plate for the legend. */
  static void sample(
      SvgCanvas svgCanvas, Point middle, CombatElement combatElement, String colour) {
    Plate plate = new Plate(colour, combatElement, 2);
    draw(svgCanvas, plate, middle.plus(-plate.width() / 2, -HEIGHT / 2));
  }

  private static void draw(SvgCanvas svgCanvas, Plate plate, Point corner) {
    NationColours nationColours = NationColours.of(plate.colour());
    svgCanvas.open("g").set("data-tally", plate.words()).at(corner);
    svgCanvas.open("title").words(plate.words());
    svgCanvas.rectangle(
        new Point(0, 0),
        plate.width(),
        HEIGHT,
        "rx:3; stroke:#111111; stroke-width:1.2; fill:" + nationColours.fill());
    double figures = PADDING;
    if (plate.element() != CombatElement.OTHER) {
      svgCanvas.open("g").set("transform", "translate(%s 2.5) scale(%s)".formatted(PADDING, SCALE));
      CounterPicture.symbol(
          svgCanvas, plate.element().symbol(), new Point(0, 0), nationColours.ink());
      svgCanvas.close();
      figures += ICON;
    }
    svgCanvas.label(
        new Point(figures, 10),
        FIGURES,
        plate.figures(),
        "text-anchor:start; font-weight:bold; fill:" + nationColours.ink());
    svgCanvas.close();
  }

  private static double width(List<Plate> row) {
    return row.stream().mapToDouble(Plate::width).sum();
  }

  /** By nation, then as elements are listed. */
  private static List<Plate> plates(BoardContents.Stack stack) {
    Map<String, Map<CombatElement, Integer>> counts = new TreeMap<>();
    for (BoardContents.Counter counter : stack.counters()) {
      counts
          .computeIfAbsent(counter.colour(), _ -> new TreeMap<>())
          .merge(Symbol.element(counter.symbol()), 1, Integer::sum);
    }
    List<Plate> plates = new ArrayList<>();
    counts.forEach(
        (colour, elements) ->
            elements.forEach(
                (combatElement, counters) ->
                    plates.add(new Plate(colour, combatElement, counters))));
    return plates;
  }
}

package umpire.board.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.play.BoardContents;

/**
 * The small marks of a counter: plates to the left and right of its symbol, where they hide neither
 * letters nor factors, and a folded corner for the reduced side.
 */
final class Badges {
  /** The word that is drawn as a folded corner. */
  static final String REDUCED = "reduced";

  /** Pixels from left to right of a plate. */
  static final double WIDTH = 14;

  /** Pixels from top to bottom of a plate. */
  static final double HEIGHT = 9.6;

  private static final double LEFT = -1.8;
  private static final double RIGHT = CounterPicture.SIDE - WIDTH + 1.8;
  private static final double TOP = 11;

  private Badges() {}

  /** Draws the marks of a counter whose upper left corner is the origin. */
  static void draw(SvgCanvas svgCanvas, BoardContents.Counter counter) {
    List<String> plates = new ArrayList<>(counter.badges());
    if (plates.remove(REDUCED)) {
      fold(svgCanvas, new Point(0, 0), CounterPicture.SIDE);
    }
    List<Point> spots = spots(!counter.gauges().isEmpty());
    int shown = plates.size() > spots.size() ? spots.size() - 1 : plates.size();
    for (int i = 0; i < shown; i++) {
      plate(svgCanvas, letters(plates.get(i)), spots.get(i));
    }
    if (shown < plates.size()) {
      plate(svgCanvas, "+" + (plates.size() - shown), spots.get(shown));
    }
  }

  /** A gauge stands on the right, so the plates of its counter all stand on the left. */
  private static List<Point> spots(boolean gauged) {
    Point first = new Point(LEFT, TOP);
    Point second = first.plus(0, HEIGHT + 0.6);
    return gauged
        ? List.of(first, second)
        : List.of(first, second, new Point(RIGHT, first.y()), new Point(RIGHT, second.y()));
  }

  /** An example for the legend. */
  static void sample(SvgCanvas svgCanvas, String badge, Point middle) {
    if (badge.equals(REDUCED)) {
      Point corner = middle.plus(-11, -11);
      svgCanvas.rectangle(corner, 22, 22, "rx:5; fill:#b9b5ad; stroke:#111111");
      fold(svgCanvas, corner, 22);
    } else {
      plate(svgCanvas, letters(badge), middle.plus(-WIDTH / 2, -HEIGHT / 2));
    }
  }

  private static void fold(SvgCanvas svgCanvas, Point corner, double side) {
    String left = SvgCanvas.number(side - 14);
    String round = SvgCanvas.number(side - 5);
    svgCanvas.open("path").set("d", "M%s 0H%sa5 5 0 0 1 5 5V14z".formatted(left, round));
    svgCanvas
        .at(corner)
        .look("fill:#ffffff; stroke:#111111; stroke-width:1.3; stroke-linejoin:round");
    svgCanvas.close();
  }

  private static void plate(SvgCanvas svgCanvas, String letters, Point corner) {
    svgCanvas.rectangle(
        corner, WIDTH, HEIGHT, "rx:2; fill:#ffffff; stroke:#111111; stroke-width:0.8");
    svgCanvas.label(
        corner.plus(WIDTH / 2, 7.7),
        8,
        letters,
        "text-anchor:middle; font-weight:bold; fill:#111111");
  }

  private static String letters(String badge) {
    return badge.substring(0, Math.min(2, badge.length())).toUpperCase(Locale.ROOT);
  }
}

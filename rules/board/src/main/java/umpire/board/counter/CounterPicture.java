package umpire.board.counter;

import java.util.ArrayList;
import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.play.BoardContents;

/** One counter: a square with its nation's colour, symbol, size, factors, gauges and badges. */
public final class CounterPicture {
  /** Side of a counter, in pixels. */
  public static final double SIDE = 48;

  /** The type of which only the back is seen. */
  static final String FACE_DOWN = "face-down";

  private static final double HALF = SIDE / 2;
  private static final double EDGE = 4;
  private static final double LARGEST = 14;

  /** How wide a digit and a dash are, in heights. */
  private static final double DIGIT = 0.7;

  private static final double DASH = 0.42;
  private static final Point CORNER = new Point(0, 0);
  private static final Point BOX = new Point(11, 12);
  private static final String BOLD = "text-anchor:middle; font-weight:bold";
  private static final String WORN = "fill:#b2182b";

  private CounterPicture() {}

  /**
   * Draws the counter with its centre there.
   *
   * @param attribute which names the counter: one on the map, another where it is drawn again
   */
  public static void draw(
      SvgCanvas svgCanvas, BoardContents.Counter counter, Point centre, String attribute) {
    draw(svgCanvas, counter, centre, attribute, Scale.FULL);
  }

  /** The same with as much on it as can be read at that scale. */
  static void draw(
      SvgCanvas svgCanvas,
      BoardContents.Counter counter,
      Point centre,
      String attribute,
      Scale scale) {
    NationColours nationColours = blank(svgCanvas, counter, centre, attribute);
    if (scale.detail() != Scale.Detail.FULL) {
      plain(svgCanvas, counter, nationColours, scale);
    } else if (counter.symbol().equals(FACE_DOWN)) {
      back(svgCanvas, counter, nationColours);
    } else {
      front(svgCanvas, counter, nationColours);
    }
    svgCanvas.close();
  }

  /** Draws a counter of which others hide all but an edge: its colour, and in words what it is. */
  static void drawBelow(
      SvgCanvas svgCanvas, BoardContents.Counter counter, Point centre, String attribute) {
    blank(svgCanvas, counter, centre, attribute);
    svgCanvas.close();
  }

  /** Opens the element of a counter and draws its square. */
  private static NationColours blank(
      SvgCanvas svgCanvas, BoardContents.Counter counter, Point centre, String attribute) {
    String words = words(counter);
    svgCanvas.open("g").set(attribute, counter.id()).set("role", "graphics-symbol img");
    svgCanvas.set("aria-label", words).at(centre.plus(-HALF, -HALF));
    svgCanvas.open("title").words(words);
    NationColours nationColours = NationColours.of(counter.colour());
    svgCanvas.rectangle(CORNER.plus(1.5, 1.5), SIDE, SIDE, "rx:5; fill-opacity:0.35");
    svgCanvas.rectangle(
        CORNER, SIDE, SIDE, "rx:5; stroke:#111111; stroke-width:1.3; fill:" + nationColours.fill());
    return nationColours;
  }

  /** What of a counter with its centre there no name may hide: all but its very edge. */
  public static Box room(Point centre) {
    return Box.at(centre.plus(EDGE - HALF, EDGE - HALF), SIDE - 2 * EDGE, SIDE - 2 * EDGE);
  }

  /** The counter in words: what it is, its factors, how worn it is. */
  public static String words(BoardContents.Counter counter) {
    List<String> parts = new ArrayList<>();
    parts.add(counter.name());
    parts.add((counter.colour() + " " + counter.symbol() + " " + counter.size()).strip());
    if (!counter.factors().isEmpty()) {
      parts.add(String.join("-", counter.factors()));
    }
    counter.gauges().forEach(g -> parts.add(g.name() + " " + g.level() + " of " + g.limit()));
    parts.addAll(counter.badges());
    return String.join(", ", parts);
  }

  private static void back(
      SvgCanvas svgCanvas, BoardContents.Counter counter, NationColours nationColours) {
    svgCanvas.open("g").set("fill", nationColours.ink()).look(BOLD);
    svgCanvas.rectangle(
        CORNER.plus(4, 4),
        SIDE - 8,
        SIDE - 8,
        "rx:3; fill:none; stroke-opacity:0.5; stroke:" + nationColours.ink());
    svgCanvas.label(new Point(HALF, 29), 22, "?", "");
    svgCanvas.label(new Point(HALF, 40), 8, counter.name(), "");
    svgCanvas.close();
  }

  /** Symbol and factors alone, as large as there is room; without factors where they do not fit. */
  private static void plain(
      SvgCanvas svgCanvas,
      BoardContents.Counter counter,
      NationColours nationColours,
      Scale scale) {
    String factors = String.join("-", counter.factors());
    double size = scale.letters(LARGEST);
    boolean down = counter.symbol().equals(FACE_DOWN);
    boolean fits = !down && !factors.isEmpty() && ems(factors) * size <= SIDE - 2;
    svgCanvas.open("g").set("fill", nationColours.ink()).look(BOLD);
    if (down) {
      svgCanvas.label(new Point(HALF, 35), 32, "?", "");
    } else {
      double larger = fits ? 1.15 : 1.45;
      double left = HALF - Symbol.WIDTH * larger / 2;
      double top = fits ? 5 : HALF - Symbol.HEIGHT * larger / 2;
      svgCanvas
          .open("g")
          .set("transform", "translate(" + new Point(left, top) + ") scale(" + larger + ")");
      symbol(svgCanvas, Symbol.of(counter.symbol()).wordless(), CORNER, nationColours.ink());
      svgCanvas.close();
    }
    if (fits) {
      svgCanvas.label(new Point(HALF, SIDE - 3.5), size, factors, "");
    }
    svgCanvas.close();
  }

  private static void front(
      SvgCanvas svgCanvas, BoardContents.Counter counter, NationColours nationColours) {
    double middle = BOX.x() + Symbol.WIDTH / 2;
    svgCanvas.open("g").set("fill", nationColours.ink()).look(BOLD);
    svgCanvas.label(new Point(middle, 10), 9, Size.mark(counter.size()), "");
    symbol(svgCanvas, Symbol.of(counter.symbol()), BOX, nationColours.ink());
    String factors = String.join("-", counter.factors());
    svgCanvas.label(new Point(middle, 44), factorsSize(factors), factors, "");
    svgCanvas.label(
        new Point(3, 9.5), 8, NationColours.letters(counter.colour()), "text-anchor:start");
    svgCanvas.close();
    for (int i = 0; i < counter.gauges().size(); i++) {
      gauge(svgCanvas, counter.gauges().get(i), SIDE - 6.5 - 6 * i);
    }
    Badges.draw(svgCanvas, counter);
  }

  /** The height of letters at which the factors keep within the counter. */
  private static double factorsSize(String factors) {
    return Math.min(LARGEST, (SIDE - 3) / Math.max(1, ems(factors)));
  }

  private static double ems(String factors) {
    return factors.chars().mapToDouble(letter -> letter == '-' ? DASH : DIGIT).sum();
  }

  /** A type's drawing with its upper left corner there. */
  static void symbol(SvgCanvas svgCanvas, Symbol symbol, Point corner, String ink) {
    svgCanvas.open("g").set("fill", ink).at(corner);
    if (symbol.boxed()) {
      svgCanvas.rectangle(CORNER, Symbol.WIDTH, Symbol.HEIGHT, "fill:#ffffff; fill-opacity:0.18");
    }
    String lines = (symbol.boxed() ? "M0 0H26V17H0z" : "") + symbol.lines();
    if (!lines.isEmpty()) {
      svgCanvas.path(lines, "fill:none; stroke-width:1.5; stroke:" + ink);
    }
    if (!symbol.solid().isEmpty()) {
      svgCanvas.path(symbol.solid(), "");
    }
    if (!symbol.word().isEmpty()) {
      word(svgCanvas, symbol.word());
    }
    svgCanvas.close();
  }

  /** Written out, a line for each word, a little beyond the box if need be. */
  private static void word(SvgCanvas svgCanvas, String type) {
    String[] lines = type.split(" ");
    double first = 11.5 - 4 * (lines.length - 1);
    for (int i = 0; i < lines.length; i++) {
      Point middle = new Point(Symbol.WIDTH / 2, first + 8 * i);
      svgCanvas.label(middle, TextWidths.LEAST, lines[i], "text-anchor:middle");
    }
  }

  private static void gauge(SvgCanvas svgCanvas, BoardContents.Gauge gauge, double left) {
    bar(svgCanvas, new Point(left, 16), 29, Math.min(1.0, (double) gauge.level() / gauge.limit()));
    if (gauge.level() > 0) {
      level(svgCanvas, new Point(SIDE - 7, 7), Integer.toString(gauge.level()));
    }
  }

  /** A bar that fills from below, with its upper left corner there. */
  static void bar(SvgCanvas svgCanvas, Point corner, double height, double share) {
    svgCanvas.rectangle(corner, 4, height, "fill:#ffffff; stroke:#111111; stroke-width:0.8");
    svgCanvas.rectangle(corner.plus(0, height * (1 - share)), 4, height * share, WORN);
  }

  /** A level in figures. */
  static void level(SvgCanvas svgCanvas, Point centre, String figures) {
    svgCanvas.circle(centre, 7.5, WORN + "; stroke:#ffffff");
    svgCanvas.label(centre.plus(0, 3.3), 9, figures, BOLD + "; fill:#ffffff");
  }
}

package umpire.board.counter;

import java.util.ArrayList;
import java.util.List;
import umpire.board.svg.Box;
import umpire.board.svg.Lettering;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.Svg;
import umpire.kernel.play.Sketch;

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
  public static void draw(Svg svg, Sketch.Counter counter, Point centre, String attribute) {
    draw(svg, counter, centre, attribute, Scale.FULL);
  }

  /** The same with as much on it as can be read at that scale. */
  static void draw(Svg svg, Sketch.Counter counter, Point centre, String attribute, Scale scale) {
    Livery livery = blank(svg, counter, centre, attribute);
    if (scale.detail() != Scale.Detail.FULL) {
      plain(svg, counter, livery, scale);
    } else if (counter.symbol().equals(FACE_DOWN)) {
      back(svg, counter, livery);
    } else {
      front(svg, counter, livery);
    }
    svg.close();
  }

  /** Draws a counter of which others hide all but an edge: its colour, and in words what it is. */
  static void drawBelow(Svg svg, Sketch.Counter counter, Point centre, String attribute) {
    blank(svg, counter, centre, attribute);
    svg.close();
  }

  /** Opens the element of a counter and draws its square. */
  private static Livery blank(Svg svg, Sketch.Counter counter, Point centre, String attribute) {
    String words = words(counter);
    svg.open("g").set(attribute, counter.id()).set("role", "graphics-symbol img");
    svg.set("aria-label", words).at(centre.plus(-HALF, -HALF));
    svg.open("title").words(words);
    Livery livery = Livery.of(counter.colour());
    svg.rectangle(CORNER.plus(1.5, 1.5), SIDE, SIDE, "rx:5; fill-opacity:0.35");
    svg.rectangle(
        CORNER, SIDE, SIDE, "rx:5; stroke:#111111; stroke-width:1.3; fill:" + livery.fill());
    return livery;
  }

  /** What of a counter with its centre there no name may hide: all but its very edge. */
  public static Box room(Point centre) {
    return Box.at(centre.plus(EDGE - HALF, EDGE - HALF), SIDE - 2 * EDGE, SIDE - 2 * EDGE);
  }

  /** The counter in words: what it is, its factors, how worn it is. */
  public static String words(Sketch.Counter counter) {
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

  private static void back(Svg svg, Sketch.Counter counter, Livery livery) {
    svg.open("g").set("fill", livery.ink()).look(BOLD);
    svg.rectangle(
        CORNER.plus(4, 4),
        SIDE - 8,
        SIDE - 8,
        "rx:3; fill:none; stroke-opacity:0.5; stroke:" + livery.ink());
    svg.label(new Point(HALF, 29), 22, "?", "");
    svg.label(new Point(HALF, 40), 8, counter.name(), "");
    svg.close();
  }

  /** Symbol and factors alone, as large as there is room; without factors where they do not fit. */
  private static void plain(Svg svg, Sketch.Counter counter, Livery livery, Scale scale) {
    String factors = String.join("-", counter.factors());
    double size = scale.letters(LARGEST);
    boolean down = counter.symbol().equals(FACE_DOWN);
    boolean fits = !down && !factors.isEmpty() && ems(factors) * size <= SIDE - 2;
    svg.open("g").set("fill", livery.ink()).look(BOLD);
    if (down) {
      svg.label(new Point(HALF, 35), 32, "?", "");
    } else {
      double larger = fits ? 1.15 : 1.45;
      double left = HALF - Symbol.WIDTH * larger / 2;
      double top = fits ? 5 : HALF - Symbol.HEIGHT * larger / 2;
      svg.open("g")
          .set("transform", "translate(" + new Point(left, top) + ") scale(" + larger + ")");
      symbol(svg, Symbol.of(counter.symbol()).wordless(), CORNER, livery.ink());
      svg.close();
    }
    if (fits) {
      svg.label(new Point(HALF, SIDE - 3.5), size, factors, "");
    }
    svg.close();
  }

  private static void front(Svg svg, Sketch.Counter counter, Livery livery) {
    double middle = BOX.x() + Symbol.WIDTH / 2;
    svg.open("g").set("fill", livery.ink()).look(BOLD);
    svg.label(new Point(middle, 10), 9, Size.mark(counter.size()), "");
    symbol(svg, Symbol.of(counter.symbol()), BOX, livery.ink());
    String factors = String.join("-", counter.factors());
    svg.label(new Point(middle, 44), factorsSize(factors), factors, "");
    svg.label(new Point(3, 9.5), 8, Livery.letters(counter.colour()), "text-anchor:start");
    svg.close();
    for (int i = 0; i < counter.gauges().size(); i++) {
      gauge(svg, counter.gauges().get(i), SIDE - 6.5 - 6 * i);
    }
    Badges.draw(svg, counter);
  }

  /** The height of letters at which the factors keep within the counter. */
  private static double factorsSize(String factors) {
    return Math.min(LARGEST, (SIDE - 3) / Math.max(1, ems(factors)));
  }

  private static double ems(String factors) {
    return factors.chars().mapToDouble(letter -> letter == '-' ? DASH : DIGIT).sum();
  }

  /** A type's drawing with its upper left corner there. */
  static void symbol(Svg svg, Symbol symbol, Point corner, String ink) {
    svg.open("g").set("fill", ink).at(corner);
    if (symbol.boxed()) {
      svg.rectangle(CORNER, Symbol.WIDTH, Symbol.HEIGHT, "fill:#ffffff; fill-opacity:0.18");
    }
    String lines = (symbol.boxed() ? "M0 0H26V17H0z" : "") + symbol.lines();
    if (!lines.isEmpty()) {
      svg.path(lines, "fill:none; stroke-width:1.5; stroke:" + ink);
    }
    if (!symbol.solid().isEmpty()) {
      svg.path(symbol.solid(), "");
    }
    if (!symbol.word().isEmpty()) {
      word(svg, symbol.word());
    }
    svg.close();
  }

  /** Written out, a line for each word, a little beyond the box if need be. */
  private static void word(Svg svg, String type) {
    String[] lines = type.split(" ");
    double first = 11.5 - 4 * (lines.length - 1);
    for (int i = 0; i < lines.length; i++) {
      Point middle = new Point(Symbol.WIDTH / 2, first + 8 * i);
      svg.label(middle, Lettering.LEAST, lines[i], "text-anchor:middle");
    }
  }

  private static void gauge(Svg svg, Sketch.Gauge gauge, double left) {
    bar(svg, new Point(left, 16), 29, Math.min(1.0, (double) gauge.level() / gauge.limit()));
    if (gauge.level() > 0) {
      level(svg, new Point(SIDE - 7, 7), Integer.toString(gauge.level()));
    }
  }

  /** A bar that fills from below, with its upper left corner there. */
  static void bar(Svg svg, Point corner, double height, double share) {
    svg.rectangle(corner, 4, height, "fill:#ffffff; stroke:#111111; stroke-width:0.8");
    svg.rectangle(corner.plus(0, height * (1 - share)), 4, height * share, WORN);
  }

  /** A level in figures. */
  static void level(Svg svg, Point centre, String figures) {
    svg.circle(centre, 7.5, WORN + "; stroke:#ffffff");
    svg.label(centre.plus(0, 3.3), 9, figures, BOLD + "; fill:#ffffff");
  }
}

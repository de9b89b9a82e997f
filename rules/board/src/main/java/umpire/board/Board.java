package umpire.board;

import java.util.stream.Collectors;
import umpire.board.counter.CounterPicture;
import umpire.board.counter.StackPicture;
import umpire.board.map.Layout;
import umpire.board.map.MapPicture;
import umpire.board.panel.Panel;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Sketch;

/**
 * The picture of a map and of what a viewer sees on it; the map itself is drawn once for a board.
 * It draws what the sketch holds and knows nothing else, so a picture cannot tell more than the
 * view that it was sketched from. Equal maps and sketches give equal bytes. Thread-safe.
 */
public final class Board {
  private static final double MARGIN = 24;
  private static final String PAPER = "#f7f4ea";

  private final String title;
  private final String edition;
  private final MapGraph map;
  private final Layout layout;
  private final String drawnMap;
  private final String drawnNames;

  /** The board of any map. */
  public Board(String title, String edition, MapGraph map) {
    this.title = title;
    this.edition = edition;
    this.map = map;
    this.layout = new Layout(map, new Point(MARGIN, MARGIN));
    MapPicture picture = new MapPicture(map, layout);
    this.drawnMap = Svg.fragment(picture::draw);
    this.drawnNames = Svg.fragment(picture::drawNames);
  }

  /** The board of a game's edition. */
  public static Board of(Pack pack) {
    return new Board(pack.title(), pack.edition(), pack.map());
  }

  /**
   * An SVG document: the map, the counters of the sketch, and beside them title, boxes, stacks in
   * full and legend; each hex and counter also in words. Throws IllegalArgumentException if the
   * sketch names a place that the map lacks.
   */
  public String svg(Sketch sketch) {
    sketch.stacks().forEach(this::requireKnown);
    Panel panel = new Panel(title, edition, map, sketch);
    double width = Math.ceil(layout.width() + Panel.WIDTH + 3 * MARGIN);
    double height = Math.ceil(Math.max(layout.height(), panel.height()) + 2 * MARGIN);
    Svg svg = new Svg(width, height);
    svg.set("role", "graphics-document document").set("aria-labelledby", "title description");
    svg.set("font-family", "DejaVu Sans, Verdana, sans-serif");
    svg.open("title").set("id", "title").words(title);
    svg.open("desc").set("id", "description").words(description(sketch));
    svg.rectangle(new Point(0, 0), width, height, "fill:" + PAPER);
    svg.include(drawnMap);
    svg.group("counters", "");
    for (Sketch.Stack stack : sketch.stacks()) {
      if (map.isHex(stack.place())) {
        StackPicture.draw(svg, stack, layout.centre(stack.place()));
      }
    }
    svg.close();
    svg.include(drawnNames);
    panel.draw(svg, new Point(layout.width() + 2 * MARGIN, MARGIN));
    return svg.end();
  }

  /** The same picture in pixels; throws IllegalStateException if the machine has no fonts. */
  public byte[] png(Sketch sketch) {
    return Raster.png(svg(sketch));
  }

  private void requireKnown(Sketch.Stack stack) {
    if (!map.has(stack.place())) {
      throw new IllegalArgumentException("the map has no place " + stack.place());
    }
  }

  private String description(Sketch sketch) {
    String lines =
        sketch.lines().stream().map(line -> " " + line + ".").collect(Collectors.joining());
    String stacks = sketch.stacks().stream().map(Board::description).collect(Collectors.joining());
    return "A map of " + map.hexes().size() + " hexes." + lines + stacks;
  }

  private static String description(Sketch.Stack stack) {
    return stack.counters().stream()
        .map(CounterPicture::words)
        .collect(Collectors.joining("; ", " " + stack.place() + ": ", "."));
  }
}

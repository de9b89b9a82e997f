package umpire.board.map;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** The hexes: terrain, its texture, and in words what each is. */
final class HexLayer {
  /** The wash over country that is not fought over; hatching goes over it. */
  static final String WASH = "fill:#ece9e4; fill-opacity:0.5; stroke:none";

  static final String HATCHING = "fill:none; stroke:#55555f; stroke-opacity:0.75; stroke-width:1.6";

  private static final List<String> ABROAD = List.of("abroad", "neutral", "sweden");

  /** How far apart the lines of the hatching are. */
  private static final double HATCH = 17;

  /** Below this letters of a number would run into its neighbours. */
  private static final double LARGEST_NUMBER = 18;

  private final MapGraph map;
  private final Layout layout;
  private final List<String> words;

  HexLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
    this.words =
        map.sheet().hexes().stream().map(MapSheet.Hex::terrain).distinct().sorted().toList();
  }

  /** The coloured hexes; a reader of the full text finds each by its number. */
  void draw(SvgCanvas svgCanvas, Scale scale) {
    boolean full = scale.detail() == Scale.Detail.FULL;
    svgCanvas.group("hexes", "stroke-linejoin:round");
    for (Place place : map.hexes()) {
      MapSheet.Hex hex = map.hex(place);
      String fill = Terrain.of(hex.terrain(), words).fill();
      if (full) {
        svgCanvas.open("g").set("data-hex", place.id()).set("role", "graphics-symbol img");
        svgCanvas.open("title").words(title(hex));
      }
      // A line of its own colour closes the gaps that smoothing leaves between neighbours.
      svgCanvas.polygon(layout.corners(place), "fill:%s; stroke:%s".formatted(fill, fill));
      if (full) {
        svgCanvas.close();
      }
    }
    svgCanvas.close();
  }

  /**
   * The textures of land or of open water, each drawn once and used in its hexes; bolder and paler
   * where they are smaller.
   */
  void drawTextures(SvgCanvas svgCanvas, Scale scale, boolean wet) {
    boolean overview = scale.detail() == Scale.Detail.OVERVIEW;
    String id = wet ? "waves" : "terrain";
    svgCanvas.open("defs");
    for (String word : words) {
      Terrain terrain = Terrain.of(word, words);
      if (shown(terrain, wet)) {
        svgCanvas.group(name(id, word), "");
        draw(svgCanvas, terrain);
        svgCanvas.close();
      }
    }
    svgCanvas.close();
    svgCanvas.group(id, "fill:none; stroke-linecap:round");
    svgCanvas.look(overview ? "stroke-width:2.4; opacity:0.6" : "stroke-width:1.5");
    for (Place place : map.hexes()) {
      String word = map.hex(place).terrain();
      if (shown(Terrain.of(word, words), wet)) {
        Point at = shifted(place);
        svgCanvas
            .open("use")
            .set("href", "#" + name(id, word))
            .set("x", at.x())
            .set("y", at.y())
            .close();
      }
    }
    svgCanvas.close();
  }

  private static boolean shown(Terrain terrain, boolean wet) {
    return terrain.textured() && terrain.wet() == wet;
  }

  private String name(String id, String word) {
    return id + "-" + words.indexOf(word);
  }

  /** One texture about the origin. */
  static void draw(SvgCanvas svgCanvas, Terrain terrain) {
    if (!terrain.shade().isEmpty()) {
      svgCanvas.path(terrain.shade(), "stroke:none; fill-opacity:0.6; fill:" + terrain.ink());
    }
    if (!terrain.lines().isEmpty()) {
      svgCanvas.path(terrain.lines(), "stroke:" + terrain.ink());
    }
  }

  /** A little beside the centre, each hex otherwise, so that the textures make no pattern. */
  private Point shifted(Place place) {
    int lot = Math.floorMod(place.id().hashCode() * 31, 9);
    return layout.centre(place).plus(4.0 * (lot % 3 - 1), 3.0 * (lot / 3 - 1));
  }

  /** The grid, and a hatching over country that is not fought over. */
  void drawGrid(SvgCanvas svgCanvas, Scale scale) {
    boolean overview = scale.detail() == Scale.Detail.OVERVIEW;
    svgCanvas.group("abroad", HATCHING);
    for (Place place : map.hexes()) {
      if (!abroad(map.hex(place).features()).isEmpty()) {
        svgCanvas.polygon(layout.corners(place), WASH);
        svgCanvas.path(hatching(layout.corners(place)), "");
      }
    }
    svgCanvas.close();
    String look = "fill:none; stroke:#5b5546; stroke-opacity:" + (overview ? "0.3" : "0.55");
    svgCanvas.group("grid", look + "; stroke-width:" + (overview ? "2" : "1"));
    map.hexes().forEach(place -> svgCanvas.polygon(layout.corners(place), ""));
    svgCanvas.close();
  }

  /** Lines across a convex polygon, the same ones through polygons that touch. */
  static String hatching(List<Point> corners) {
    double first = corners.stream().mapToDouble(at -> at.x() + at.y()).min().orElse(0);
    double last = corners.stream().mapToDouble(at -> at.x() + at.y()).max().orElse(0);
    StringBuilder data = new StringBuilder();
    for (double sum = Math.ceil(first / HATCH) * HATCH; sum < last; sum += HATCH) {
      double line = sum;
      List<Point> ends =
          Stream.iterate(0, i -> i < corners.size(), i -> i + 1)
              .flatMap(i -> crossing(corners.get(i), corners.get((i + 1) % corners.size()), line))
              .toList();
      if (ends.size() == 2) {
        data.append('M').append(ends.getFirst()).append('L').append(ends.getLast());
      }
    }
    return data.isEmpty() ? "M0 0" : data.toString();
  }

  /** Where an edge of a polygon meets the line of all points whose coordinates have this sum. */
  private static Stream<Point> crossing(Point from, Point to, double sum) {
    double before = from.x() + from.y() - sum;
    double after = to.x() + to.y() - sum;
    return before < 0 == after < 0
        ? Stream.empty()
        : Stream.of(from.towards(to, before / (before - after)));
  }

  /** The printed number of every hex, unless it would be too small to be read. */
  void drawNumbers(SvgCanvas svgCanvas, Scale scale) {
    double size = scale.letters(Layout.NUMBER);
    if (size > LARGEST_NUMBER) {
      return;
    }
    svgCanvas.group("numbers", "fill:#2e2e2e; fill-opacity:0.85; text-anchor:middle");
    map.hexes().forEach(hex -> svgCanvas.label(layout.number(hex), size, hex.id(), ""));
    svgCanvas.close();
  }

  /** Those of a hex's features that say that it is not fought over. */
  static List<String> abroad(Set<String> features) {
    return ABROAD.stream().filter(features::contains).toList();
  }

  private static String title(MapSheet.Hex hex) {
    String name = hex.name().isEmpty() ? "" : " " + hex.name();
    return Stream.concat(Stream.of(hex.terrain()), hex.features().stream().sorted())
        .collect(Collectors.joining(", ", hex.id() + name + ": ", ""));
  }
}

package umpire.board.map;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Towns, ports, beaches and other things in a hex, and the names of places. */
final class PlaceLayer {
  /** Features that other layers show: by water, or by a veil over the hex. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "land",
          "coast",
          "fjord",
          "sea",
          "sweden",
          "neutral",
          "abroad",
          "ships",
          "partial-sea",
          "partial-river");

  /** Where an airfield stands, from the middle of its hex. */
  static final Point RIGHT = new Point(31, 8);

  private static final Point MIDDLE = new Point(0, 0);
  private static final Point LEFT = new Point(-31, 8);
  private static final Point ABOVE = new Point(30.5, -13);
  private static final Map<String, Point> PLACES =
      Map.of(
          "town",
          MIDDLE,
          "city",
          MIDDLE,
          "port",
          LEFT,
          "lake",
          MIDDLE,
          "battery",
          MIDDLE,
          "fort",
          LEFT,
          "field-works",
          LEFT,
          "line-of-communication",
          ABOVE);

  private static final String BLOCKS = "M-13-3h9v9h-9zM-2-10h8v10h-8zM8-5h8v8H8zM-1 3h9v8h-9z";
  private static final String POND =
      "M-17 1C-17-7-7-6-3-8 3-11 15-8 17-2 18 4 9 5 5 8-2 11-17 9-17 1z";
  private static final String CROSS = "M-9-9L9 9M-9 9L9-9";
  private static final String ANCHOR = "M0-4V6M-3-1H3M-5 2Q-4 6 0 6 4 6 5 2";
  private static final String SAND = "M-7-3h1M-2-6h1M3-3h1M-4 1h1M1 1h1M6 2h1M-7 5h1M-1 6h1M4 6h1";
  private static final String FORT = "M-9 8V-8h5v4h8v-4h5V8z";
  private static final String TRENCH = "M-11 4l4-8h4l3 8h4l3-8h4";
  private static final String SPANS = "M-11-6q11-7 22 0M-11 6q11 7 22 0M-6-8V8M0-9V9M6-8V8";
  private static final String AIRCRAFT = "M0-9V9M-9-1L0-4 9-1M-4 7L0 5 4 7";

  private static final String MORALE = "morale-";

  /** Height of the figures of what a town is worth. */
  private static final double WORTH = 11.5;

  private final MapGraph map;
  private final Layout layout;

  PlaceLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** What stands in the middle of the hexes, where counters hide it. */
  void draw(SvgCanvas svgCanvas, Scale scale) {
    if (scale.detail() == Scale.Detail.OVERVIEW) {
      drawTowns(svgCanvas);
    } else {
      draw(svgCanvas, "places", true, scale);
    }
  }

  /** Towns alone, as dots that are seen from far away. */
  private void drawTowns(SvgCanvas svgCanvas) {
    svgCanvas.group("places", "fill:#1d1d1d; stroke:#ffffff; stroke-width:5");
    for (Place hex : map.hexes()) {
      if (map.hexHas(hex, "town") || map.hexHas(hex, "city")) {
        svgCanvas.rectangle(layout.centre(hex).plus(-15, -15), 30, 30, "");
      }
    }
    svgCanvas.close();
  }

  /** What stands at the edge of the hexes, beside their counters. */
  void drawBeside(SvgCanvas svgCanvas, Scale scale) {
    if (scale.detail() != Scale.Detail.OVERVIEW) {
      draw(svgCanvas, "beside", false, scale);
    }
  }

  private void draw(SvgCanvas svgCanvas, String id, boolean inTheMiddle, Scale scale) {
    double larger = scale.letters(WORTH) / WORTH;
    svgCanvas.group(id, "stroke-linecap:round; stroke-linejoin:round");
    for (Place hex : map.hexes()) {
      for (String feature : shown(map.hex(hex).features())) {
        Point beside = PLACES.getOrDefault(feature, isMorale(feature) ? ABOVE : RIGHT);
        if (beside.equals(MIDDLE) == inTheMiddle) {
          Point at = layout.centre(hex).plus(beside.x(), beside.y());
          mark(svgCanvas, feature, at, isMorale(feature) ? larger : 1);
        }
      }
    }
    svgCanvas.close();
  }

  /**
   * The names, on a pale edge so that they read on any ground, each where it hides no other and
   * nothing else that is taken; in an overview those of major places first, and none without room.
   */
  void drawNames(SvgCanvas svgCanvas, List<Box> taken, Scale scale) {
    boolean overview = scale.detail() == Scale.Detail.OVERVIEW;
    double size = scale.letters(PlaceNames.SIZE) * (overview ? 1.12 : 1);
    svgCanvas.group("names", "text-anchor:middle; font-weight:bold; stroke-linejoin:round");
    PlaceNames placeNames = new PlaceNames(size, taken);
    List<MapSheet.Hex> named = named(overview);
    // The name of the first place of all stands even where there is no free room.
    int first = named.isEmpty() ? 0 : rank(named.getFirst());
    for (MapSheet.Hex hex : named) {
      Point centre = layout.centre(hex.id());
      if (overview) {
        Optional<Point> free = placeNames.placeFree(hex.name(), centre);
        if (free.isPresent() || rank(hex) == first) {
          name(
              svgCanvas,
              free.orElseGet(() -> placeNames.place(hex.name(), centre)),
              size,
              hex.name());
        }
      } else {
        name(svgCanvas, placeNames.place(hex.name(), centre), size, hex.name());
      }
    }
    svgCanvas.close();
  }

  private static void name(SvgCanvas svgCanvas, Point at, double size, String name) {
    String edge = "fill:#ffffff; stroke:#ffffff; stroke-width:" + SvgCanvas.number(size / 3);
    svgCanvas.label(at, size, name, edge);
    svgCanvas.label(at, size, name, "fill:#111111");
  }

  private List<MapSheet.Hex> named(boolean majorFirst) {
    Stream<MapSheet.Hex> all = map.sheet().hexes().stream().filter(hex -> !hex.name().isEmpty());
    return majorFirst
        ? all.filter(hex -> rank(hex) > 0)
            .sorted(Comparator.comparingInt(PlaceLayer::rank).reversed())
            .toList()
        : all.toList();
  }

  /**
   * How major a place is: by what it is worth, then by what stands there; 0 for no town or port.
   */
  private static int rank(MapSheet.Hex hex) {
    int rank = 0;
    for (String feature : hex.features()) {
      rank +=
          switch (feature) {
            case "city" -> 20;
            case "town" -> 10;
            case "port" -> 4;
            case "airfield", "airbase" -> 2;
            case String worth when isMorale(worth) ->
                10 * Integer.parseInt(worth.substring(MORALE.length()));
            case String _ -> 0;
          };
    }
    return rank;
  }

  /** The features of a hex that have a mark of their own, sorted. */
  static List<String> shown(Set<String> features) {
    return features.stream().filter(feature -> !ELSEWHERE.contains(feature)).sorted().toList();
  }

  /** True for what a town is worth to its nation's morale. */
  static boolean isMorale(String feature) {
    return feature.startsWith(MORALE);
  }

  /** The mark of a feature; a lozenge for one without a drawing of its own. */
  static void mark(SvgCanvas svgCanvas, String feature, Point at) {
    mark(svgCanvas, feature, at, 1);
  }

  private static void mark(SvgCanvas svgCanvas, String feature, Point at, double larger) {
    svgCanvas.open("g").set("data-feature", feature);
    svgCanvas.set("transform", "translate(" + at + ")" + (larger > 1 ? scaled(larger) : ""));
    switch (feature) {
      case "town", "city" -> svgCanvas.path(BLOCKS, "fill:#3d3a3a; stroke:#ffffff");
      case "port" -> {
        svgCanvas.circle(MIDDLE, 9, "fill:#ffffff; stroke:#12395c");
        svgCanvas.path(ANCHOR, "fill:none; stroke:#12395c; stroke-width:1.8");
        svgCanvas.circle(new Point(0, -5.2), 1.6, "fill:none; stroke:#12395c");
      }
      case "beach" -> svgCanvas.path(SAND, "stroke:#8c5a00; stroke-width:3; stroke-linecap:round");
      case "airfield", "airbase" ->
          svgCanvas.path(AIRCRAFT, "fill:none; stroke:#222222; stroke-width:2.6");
      case "lake" ->
          svgCanvas.path(
              POND, "fill:%s; stroke:%s; stroke-width:1.6".formatted(Terrain.WATER, Terrain.SHORE));
      case "fort" -> svgCanvas.path(FORT, "fill:#7f3b08; stroke:#ffffff; stroke-width:1.4");
      case "field-works" -> svgCanvas.path(TRENCH, "fill:none; stroke:#5c3310; stroke-width:3");
      case "major-bridge" -> svgCanvas.path(SPANS, "fill:none; stroke:#111111; stroke-width:3");
      case "line-of-communication" -> svgCanvas.circle(MIDDLE, 3.4, "fill:#fdb863; stroke:#111111");
      case "battery" -> {
        svgCanvas.path(CROSS, "fill:none; stroke:#ffffff; stroke-width:7");
        svgCanvas.path(CROSS, "fill:none; stroke:#111111; stroke-width:4");
      }
      case String worth when isMorale(worth) -> {
        svgCanvas.circle(MIDDLE, 9, "fill:#111111; stroke:#ffffff");
        String number = worth.substring(MORALE.length());
        svgCanvas.label(
            new Point(0, 4.2), WORTH, number, "fill:#ffffff; text-anchor:middle; font-weight:bold");
      }
      case String _ -> svgCanvas.path("M0-7L7 0 0 7-7 0z", "fill:#762a83; stroke:#ffffff");
    }
    svgCanvas.close();
  }

  private static String scaled(double larger) {
    return " scale(" + Math.round(larger * 100) / 100.0 + ")";
  }
}

package umpire.board.map;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Roads, railways and other links from hex to hex, and arrows where a link leaves the map. */
final class WayLayer {
  /** Drawn as water. */
  static final String WATERWAY = "waterway";

  private static final String ARROW = "M-10-5H1V-10L13 0 1 10V5H-10z";

  private final MapGraph map;
  private final Layout layout;

  WayLayer(MapGraph map, Layout layout) {
    this.map = map;
    this.layout = layout;
  }

  /** Roads below railways, for a railway is the rarer; then the arrows. */
  void draw(SvgCanvas svgCanvas, Scale scale) {
    boolean overview = scale.detail() == Scale.Detail.OVERVIEW;
    svgCanvas.group("ways", "fill:none; stroke-linecap:round");
    map.sheet().links().stream()
        .filter(link -> inside(link) && !link.kind().equals(WATERWAY))
        .sorted(
            Comparator.comparing((MapSheet.Link link) -> link.kind().startsWith("rail"))
                .thenComparing(MapSheet.Link::kind)
                .thenComparing(MapSheet.Link::between))
        .forEach(link -> link(svgCanvas, link, overview));
    svgCanvas.close();
    if (overview) {
      return;
    }
    svgCanvas.group("exits", "stroke-linejoin:round");
    exits().forEach((hex, boxes) -> exit(svgCanvas, hex, boxes));
    svgCanvas.close();
  }

  /** One way along one line; a dotted line for a kind without a drawing of its own. */
  static void way(SvgCanvas svgCanvas, String kind, Point from, Point to) {
    switch (kind) {
      case "road" -> {
        svgCanvas.line(from, to, "stroke:#fff8ec; stroke-width:6");
        svgCanvas.line(from, to, "stroke:#a8321e; stroke-width:3.2");
      }
      case "highway", "main-road" -> {
        svgCanvas.line(from, to, "stroke:#fff8ec; stroke-width:8");
        svgCanvas.line(from, to, "stroke:#a8321e; stroke-width:5");
      }
      case "railway", "rail" -> {
        svgCanvas.line(from, to, "stroke:#fff8ec; stroke-width:5");
        svgCanvas.line(from, to, "stroke:#111111; stroke-width:2.4");
        svgCanvas.line(
            from, to, "stroke:#111111; stroke-width:9; stroke-dasharray:2 8; stroke-linecap:butt");
      }
      case String _ ->
          svgCanvas.line(from, to, "stroke:#1b4f72; stroke-width:2.5; stroke-dasharray:3 6");
    }
  }

  /** The arrow of a link that leaves the map. */
  static void arrow(SvgCanvas svgCanvas, String transform) {
    svgCanvas.open("path").set("d", ARROW).set("transform", transform);
    svgCanvas.look("fill:#f7fbff; stroke:#1b4f72; stroke-width:1.6").close();
  }

  /** True if the links of this kind all lead to boxes. */
  static boolean leaves(MapGraph map, String kind) {
    return map.sheet().links().stream()
        .filter(link -> link.kind().equals(kind))
        .noneMatch(link -> onMap(map, link));
  }

  private static boolean onMap(MapGraph map, MapSheet.Link link) {
    return map.isHex(link.between().first()) && map.isHex(link.between().second());
  }

  private boolean inside(MapSheet.Link link) {
    return onMap(map, link);
  }

  private void link(SvgCanvas svgCanvas, MapSheet.Link link, boolean overview) {
    Point from = layout.centre(link.between().first());
    Point to = layout.centre(link.between().second());
    if (overview) {
      String look = link.kind().startsWith("rail") ? "#111111; stroke-dasharray:14 7" : "#a8321e";
      svgCanvas.line(from, to, "stroke-width:6; stroke:" + look);
    } else {
      way(svgCanvas, link.kind(), from, to);
    }
  }

  /** The boxes to which links lead, by hex. */
  private Map<Place, Set<String>> exits() {
    Map<Place, String> names = new TreeMap<>();
    map.sheet().areas().forEach(area -> names.put(area.id(), area.name()));
    Map<Place, Set<String>> exits = new TreeMap<>();
    for (MapSheet.Link link : map.sheet().links()) {
      Place one = link.between().first();
      Place other = link.between().second();
      if (map.isHex(one) != map.isHex(other)) {
        Place hex = map.isHex(one) ? one : other;
        Place box = map.isHex(one) ? other : one;
        exits.computeIfAbsent(hex, key -> new TreeSet<>()).add(names.get(box));
      }
    }
    return exits;
  }

  /** One arrow for a hex, towards where the map ends. */
  private void exit(SvgCanvas svgCanvas, Place hex, Set<String> boxes) {
    Point centre = layout.centre(hex);
    List<Point> beyond = layout.beyond(hex);
    double right = beyond.stream().mapToDouble(at -> at.x() - centre.x()).sum();
    double down = beyond.stream().mapToDouble(at -> at.y() - centre.y()).sum();
    String turn = SvgCanvas.number(Math.toDegrees(Math.atan2(down, right)));
    svgCanvas.open("g").set("data-exit", hex.id());
    svgCanvas.open("title").words(hex + " to " + String.join(", ", boxes));
    arrow(svgCanvas, "translate(" + centre + ") rotate(" + turn + ") translate(25 0)");
    svgCanvas.close();
  }
}

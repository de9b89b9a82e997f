package umpire.board.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.cite.Provenance;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;

/** Title, edition, whence the map comes, and the lines of the position. */
final class Heading implements Section {
  private static final double TITLE = 30;
  private static final double LINE = 19;
  private static final double GAP = 6;
  private static final double EM = 0.62;

  private final String title;
  private final List<String> small;
  private final List<String> lines;

  Heading(String title, String edition, MapGraph map, List<String> lines) {
    this.title = title;
    this.small = List.of("Edition " + edition, source(map));
    this.lines = lines;
  }

  @Override
  public double height() {
    return TITLE + GAP + LINE * (small.size() + lines.size());
  }

  @Override
  public void draw(Svg svg, Point corner) {
    double size = Math.min(TITLE - 4, Panel.WIDTH / (EM * Math.max(1, title.length())));
    svg.label(corner.plus(0, TITLE - 6), size, title, "font-weight:bold");
    double down = TITLE + 12;
    for (String words : small) {
      svg.label(corner.plus(0, down), 11, words, "fill:#4a4a4a");
      down += LINE;
    }
    down += GAP;
    for (String words : lines) {
      svg.label(corner.plus(0, down), 14, words, "font-weight:bold");
      down += LINE;
    }
  }

  /** How many hexes come from where: a map of ours is never shown as the printed one. */
  private static String source(MapGraph map) {
    Map<Provenance.Kind, Long> kinds =
        map.sheet().hexes().stream()
            .map(MapSheet.Hex::provenance)
            .collect(Collectors.groupingBy(Provenance::kind, TreeMap::new, Collectors.counting()));
    List<String> parts = new ArrayList<>();
    kinds.forEach((kind, hexes) -> parts.add(hexes + " " + words(kind)));
    return map.hexes().size() + " hexes: " + String.join(", ", parts);
  }

  private static String words(Provenance.Kind kind) {
    return switch (kind) {
      case RULEBOOK -> "by the rulebook";
      case RULING -> "by ruling";
      case GEODATA -> "geodata";
      case HOUSE -> "ours";
    };
  }
}

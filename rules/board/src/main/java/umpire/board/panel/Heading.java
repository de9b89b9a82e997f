package umpire.board.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;

/** Title, edition, whence the map comes, and the lines of the position. */
final class Heading implements Section {
  private static final double TITLE = 30;
  private static final double LINE = 19;
  private static final double GAP = 6;
  private static final double LETTERS = 14;

  private final String title;
  private final List<String> small;
  private final List<String> lines;

  Heading(String title, String edition, MapGraph map, List<String> lines) {
    this.title = title;
    this.small = List.of("Edition " + edition, source(map));
    this.lines = wrapped(lines);
  }

  @Override
  public List<Block> blocks() {
    double height = TITLE + GAP + LINE * (small.size() + lines.size());
    return List.of(new Block(height, 0, this::draw));
  }

  private void draw(SvgCanvas svgCanvas, Point corner) {
    double size = TextWidths.fit(title, TITLE - 4, Panel.WIDTH);
    svgCanvas.label(corner.plus(0, TITLE - 6), size, title, "font-weight:bold");
    double down = TITLE + 12;
    for (String words : small) {
      size = TextWidths.fit(words, 11, Panel.WIDTH);
      svgCanvas.label(corner.plus(0, down), size, words, "fill:#4a4a4a");
      down += LINE;
    }
    down += GAP;
    for (String words : lines) {
      svgCanvas.label(corner.plus(0, down), LETTERS, words, "font-weight:bold");
      down += LINE;
    }
  }

  /** Each line in as many lines as it takes, the later ones indented. */
  private static List<String> wrapped(List<String> lines) {
    List<String> wrapped = new ArrayList<>();
    for (String line : lines) {
      String rest = "";
      for (String word : line.split(" ")) {
        if (!rest.isBlank() && TextWidths.width(rest + " " + word, LETTERS) > Panel.WIDTH) {
          wrapped.add(rest);
          rest = "   ";
        }
        rest = rest.isEmpty() ? word : rest + " " + word;
      }
      wrapped.add(rest);
    }
    return wrapped;
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

package umpire.board.panel;

import java.util.List;
import java.util.stream.Stream;
import umpire.board.counter.CounterLegend;
import umpire.board.map.MapLegend;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.play.Sketch;

/** What stands beside the map, from above: title, boxes, stacks in full, legend. */
public final class Panel {
  /** Pixels from left to right. */
  public static final double WIDTH = 372;

  private static final double GAP = 18;

  private final List<Section> sections;

  /** The panel of a map and what lies on it. */
  public Panel(String title, String edition, MapGraph map, Sketch sketch) {
    sections =
        Stream.of(
                new Heading(title, edition, map, sketch.lines()),
                new Boxes(map, sketch),
                new Roster(map, sketch),
                new Legend("Map", MapLegend.of(map)),
                new Legend("Counters", CounterLegend.of(sketch)))
            .filter(section -> section.height() > 0)
            .toList();
  }

  /** Pixels from top to bottom. */
  public double height() {
    return sections.stream().mapToDouble(Section::height).sum() + GAP * (sections.size() - 1);
  }

  /** Draws it with its upper left corner there. */
  public void draw(Svg svg, Point corner) {
    svg.group("panel", "fill:#1a1a1a");
    Point next = corner;
    for (Section section : sections) {
      section.draw(svg, next);
      next = next.plus(0, section.height() + GAP);
    }
    svg.close();
  }
}

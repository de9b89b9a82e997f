package umpire.board.counter;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.play.Sketch;

/** The counters of one hex, each a little above and to the right of the one below. */
public final class StackPicture {
  /** The attribute that names a counter in the place where it lies. */
  public static final String LIES = "data-counter";

  private static final double STEP = 7;
  private static final double SPREAD = 18;

  private StackPicture() {}

  /** Draws the stack about the centre of its hex; how many there are stands on the topmost. */
  public static void draw(Svg svg, Sketch.Stack stack, Point centre) {
    List<Sketch.Counter> counters = stack.counters();
    int above = counters.size() - 1;
    double step = above == 0 ? 0 : Math.min(STEP, SPREAD / above);
    svg.open("g").set("data-stack", stack.place().id());
    for (int i = 0; i < counters.size(); i++) {
      double shift = step * (i - above / 2.0);
      CounterPicture.draw(svg, counters.get(i), centre.plus(shift, -shift), LIES);
    }
    if (above > 0) {
      double shift = step * above / 2.0;
      count(svg, counters.size(), centre.plus(shift - 23, -19 - shift));
    }
    svg.close();
  }

  private static void count(Svg svg, int counters, Point at) {
    svg.circle(at, 8, "fill:#ffffff; stroke:#111111; stroke-width:1.2");
    svg.label(
        at.plus(0, 3.6),
        10,
        Integer.toString(counters),
        "fill:#111111; text-anchor:middle; font-weight:bold");
  }
}

package umpire.board.counter;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.Svg;
import umpire.kernel.play.Sketch;

/**
 * The counters of one hex: the topmost in the middle, each of those below a little to the left of
 * and below the one above, so that no stack hides the number of its hex.
 */
public final class StackPicture {
  /** The attribute that names a counter in the place where it lies. */
  public static final String LIES = "data-counter";

  private static final double STEP = 6;
  private static final double SPREAD = 14;

  private StackPicture() {}

  /** Draws the stack, of those below the topmost the edges alone, about the centre of its hex. */
  public static void draw(Svg svg, Sketch.Stack stack, Point centre) {
    List<Sketch.Counter> counters = stack.counters();
    int below = counters.size() - 1;
    double step = below == 0 ? 0 : Math.min(STEP, SPREAD / below);
    svg.open("g").set("data-stack", stack.place().id());
    for (int i = 0; i < counters.size(); i++) {
      double shift = step * (below - i);
      Point at = centre.plus(-shift, shift);
      if (i == below) {
        CounterPicture.draw(svg, counters.get(i), at, LIES);
      } else {
        CounterPicture.drawBelow(svg, counters.get(i), at, LIES);
      }
    }
    svg.close();
  }
}

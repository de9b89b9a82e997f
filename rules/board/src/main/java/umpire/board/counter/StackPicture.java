package umpire.board.counter;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.kernel.play.BoardContents;

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

  /** Opens the group of a stack, by whose attributes a reader finds where it lies. */
  static SvgCanvas open(
      SvgCanvas svgCanvas, BoardContents.Stack stack, String title, Point centre) {
    svgCanvas.open("g").set("data-stack", stack.place().id()).set("data-title", title);
    return svgCanvas.set("data-x", centre.x()).set("data-y", centre.y());
  }

  /** The counters of a stack in words, nothing to be seen: of one that lies beyond the picture. */
  public static void tell(SvgCanvas svgCanvas, BoardContents.Stack stack, String title) {
    svgCanvas.open("g").set("data-stack", stack.place().id()).set("data-title", title);
    stack.counters().forEach(counter -> tell(svgCanvas, counter, LIES));
    svgCanvas.close();
  }

  /** The counters of a tray in words, nothing to be seen. */
  public static void tell(SvgCanvas svgCanvas, BoardContents.Tray tray) {
    svgCanvas.open("g").set("data-tray", tray.name());
    tray.counters().forEach(counter -> tell(svgCanvas, counter, "data-off"));
    svgCanvas.close();
  }

  /** A counter in words. */
  static void tell(SvgCanvas svgCanvas, BoardContents.Counter counter, String attribute) {
    svgCanvas.open("g").set(attribute, counter.id()).set("role", "graphics-symbol img");
    svgCanvas.set("aria-label", CounterPicture.words(counter)).close();
  }

  /** Draws the stack, of those below the topmost the edges alone, about the centre of its hex. */
  public static void draw(
      SvgCanvas svgCanvas, BoardContents.Stack stack, String title, Point centre, Scale scale) {
    List<BoardContents.Counter> counters = stack.counters();
    int below = counters.size() - 1;
    double step = below == 0 ? 0 : Math.min(STEP, SPREAD / below);
    open(svgCanvas, stack, title, centre);
    for (int i = 0; i < counters.size(); i++) {
      double shift = step * (below - i);
      Point at = centre.plus(-shift, shift);
      if (i == below) {
        CounterPicture.draw(svgCanvas, counters.get(i), at, LIES, scale);
      } else {
        CounterPicture.drawBelow(svgCanvas, counters.get(i), at, LIES);
      }
    }
    svgCanvas.close();
  }
}

package umpire.board.counter;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.Scale;
import umpire.board.svg.SvgCanvas;
import umpire.board.svg.TextWidths;
import umpire.kernel.play.BoardContents;

/**
 * Stacks from far away: for each a block in its nation's colour with the nation's letter and the
 * number of its counters; a stripe for each other nation in it. The letter is left out, then the
 * number too, where they would reach far into other hexes.
 */
public final class StackBlocks {
  private static final double LEAST = 58;
  private static final double STRIPE = 11;

  /** A block wider than this would hide its neighbours. */
  private static final double MOST = 112;

  private final Scale scale;
  private final Set<String> colours = new TreeSet<>();

  /** The blocks of a sketch. */
  public StackBlocks(BoardContents boardContents, Scale scale) {
    this.scale = scale;
    boardContents.stacks().stream()
        .flatMap(stack -> stack.counters().stream())
        .forEach(counter -> colours.add(counter.colour()));
  }

  /** Draws the block of a stack about the centre of its hex, and gives the room that it takes. */
  public Box draw(SvgCanvas svgCanvas, BoardContents.Stack stack, String title, Point centre) {
    String top = stack.counters().getLast().colour();
    NationColours nationColours = NationColours.of(top);
    double size = scale.letters(11);
    String number = Integer.toString(stack.counters().size());
    String both = letters(top) + number;
    String words = width(both, size) <= MOST ? both : number;
    double wanted = width(words, size);
    boolean fits = wanted <= MOST;
    double width = fits ? Math.max(LEAST, wanted) : LEAST;
    double height = fits ? Math.max(LEAST * 0.8, size * 1.35) : LEAST;
    Point corner = centre.plus(-width / 2, -height / 2);
    StackPicture.open(svgCanvas, stack, title, centre);
    stack.counters().forEach(c -> StackPicture.tell(svgCanvas, c, StackPicture.LIES));
    svgCanvas.rectangle(
        corner,
        width,
        height,
        "rx:6; stroke:#111111; stroke-width:4; fill:" + nationColours.fill());
    stripes(svgCanvas, stack, corner.plus(2, height - 2), width - 4, top);
    if (fits) {
      svgCanvas.label(
          centre.plus(0, size * 0.36),
          size,
          words,
          "text-anchor:middle; font-weight:bold; fill:" + nationColours.ink());
    }
    svgCanvas.close();
    return Box.at(corner, width, height);
  }

  private static double width(String words, double size) {
    return TextWidths.width(words, size) + size / 2;
  }

  /** A stripe along the lower edge for each nation but the topmost. */
  private static void stripes(
      SvgCanvas svgCanvas, BoardContents.Stack stack, Point lowerLeft, double width, String top) {
    List<String> others =
        stack.counters().stream()
            .map(BoardContents.Counter::colour)
            .distinct()
            .filter(colour -> !colour.equals(top))
            .sorted()
            .toList();
    double each = width / Math.max(1, others.size());
    for (int i = 0; i < others.size(); i++) {
      svgCanvas.rectangle(
          lowerLeft.plus(each * i, -STRIPE),
          each,
          STRIPE,
          "stroke:#111111; stroke-width:1.5; fill:" + NationColours.of(others.get(i)).fill());
    }
  }

  /** One letter where that tells the nations apart, else two. */
  private String letters(String colour) {
    String both = NationColours.letters(colour);
    String first = both.substring(0, Math.min(1, both.length()));
    long alike = colours.stream().filter(c -> NationColours.letters(c).startsWith(first)).count();
    return alike > 1 ? both : first;
  }
}

package umpire.board.panel;

import java.util.List;
import umpire.board.svg.Point;
import umpire.board.svg.SvgCanvas;

/** A part of the panel: blocks that stand one below the other, or go on in the next column. */
interface Section {
  /** The blocks from above; none if it has nothing to show. */
  List<Block> blocks();

  /**
   * What is never torn apart.
   *
   * @param height pixels from top to bottom
   * @param gap pixels that are left above it, save at the head of a column
   * @param drawing how it is drawn
   */
  record Block(double height, double gap, Drawing drawing) {}

  /** Draws a block. */
  @FunctionalInterface
  interface Drawing {
    /** Draws it with its upper left corner there. */
    void draw(SvgCanvas svgCanvas, Point corner);
  }

  /** Pixels above a new section. */
  double APART = 18;

  /** A heading within the panel. */
  static void heading(SvgCanvas svgCanvas, Point corner, String words) {
    svgCanvas.label(corner.plus(0, 16), 15, words, "font-weight:bold");
    svgCanvas.line(corner.plus(0, 22), corner.plus(Panel.WIDTH, 22), "stroke:#3a3a3a");
  }
}

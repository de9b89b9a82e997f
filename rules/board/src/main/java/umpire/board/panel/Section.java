package umpire.board.panel;

import umpire.board.svg.Point;
import umpire.board.svg.Svg;

/** A part of the panel; parts stand one below the other. */
interface Section {
  /** Pixels that it takes from top to bottom; 0 if it has nothing to show. */
  double height();

  /** Draws it with its upper left corner there. */
  void draw(Svg svg, Point corner);

  /** A heading within the panel. */
  static void heading(Svg svg, Point corner, String words) {
    svg.label(corner.plus(0, 16), 15, words, "font-weight:bold");
    svg.line(corner.plus(0, 22), corner.plus(Panel.WIDTH, 22), "stroke:#3a3a3a");
  }
}

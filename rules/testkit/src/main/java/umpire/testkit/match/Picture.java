package umpire.testkit.match;

import umpire.kernel.play.BoardContents;

/**
 * The drawing of a sketch as an SVG document. {@code rules/board} is not below testkit, so whoever
 * compares pictures brings it: {@code Board.of(pack)::svg}.
 */
@FunctionalInterface
public interface Picture {
  /** The document of a sketch, such as SVG; equal sketches must give equal documents. */
  String of(BoardContents boardContents);
}

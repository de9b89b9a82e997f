/** Draws a map and a view of a position as SVG and PNG; names no game. */
@NullMarked
package umpire.board;

import org.jspecify.annotations.NullMarked;

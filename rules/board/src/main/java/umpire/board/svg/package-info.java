/** Writes SVG: elements, numbers and escaped text. */
@NullMarked
package umpire.board.svg;

import org.jspecify.annotations.NullMarked;

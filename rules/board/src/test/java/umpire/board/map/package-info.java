/** Where hexes lie. */
@NullMarked
package umpire.board.map;

import org.jspecify.annotations.NullMarked;

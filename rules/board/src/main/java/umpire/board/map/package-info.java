/** Draws the map: hexes, water, hexsides, ways, places and their numbers. */
@NullMarked
package umpire.board.map;

import org.jspecify.annotations.NullMarked;

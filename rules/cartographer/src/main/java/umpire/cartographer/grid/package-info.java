/** Hexes of a map as figures in a plane. */
@NullMarked
package umpire.cartographer.grid;

import org.jspecify.annotations.NullMarked;

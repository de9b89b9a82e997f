/** Lines and places written by hand, and how they snap to hexes and hexsides. */
@NullMarked
package umpire.cartographer.layers;

import org.jspecify.annotations.NullMarked;

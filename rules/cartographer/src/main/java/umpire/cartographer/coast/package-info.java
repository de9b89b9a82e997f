/** What the coast of a raster says about hexes and hexsides. */
@NullMarked
package umpire.cartographer.coast;

import org.jspecify.annotations.NullMarked;

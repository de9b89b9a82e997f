/** Hexes, hexsides, links, zones and boxes in one graph. */
@NullMarked
package umpire.kernel.hex;

import org.jspecify.annotations.NullMarked;

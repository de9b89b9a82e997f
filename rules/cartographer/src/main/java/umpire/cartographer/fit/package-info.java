/** From latitude and longitude to the plane of the hexes. */
@NullMarked
package umpire.cartographer.fit;

import org.jspecify.annotations.NullMarked;

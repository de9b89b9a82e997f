/** A trace in a game on the shelf, so that no test names a game. */
@NullMarked
package umpire.supply.sample;

import org.jspecify.annotations.NullMarked;

/** Time and consent in a match, as values: no wall clock, no input, no output. */
@NullMarked
package umpire.game.clock;

import org.jspecify.annotations.NullMarked;

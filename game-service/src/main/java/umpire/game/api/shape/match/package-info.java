/** The shapes of matches, seats, clocks and parleys. */
@NullMarked
package umpire.game.api.shape.match;

import org.jspecify.annotations.NullMarked;

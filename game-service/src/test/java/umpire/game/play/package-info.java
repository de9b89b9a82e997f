/** Decisions, orders, advice, agreement and time in a match, as a client sees them. */
@NullMarked
package umpire.game.play;

import org.jspecify.annotations.NullMarked;

/** Orders of seats: ruled, given in advance, undone. */
@NullMarked
package umpire.game.referee.order;

import org.jspecify.annotations.NullMarked;

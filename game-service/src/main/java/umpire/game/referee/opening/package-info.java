/** Matches are opened, arranged and started; seats are taken, left and offered. */
@NullMarked
package umpire.game.referee.opening;

import org.jspecify.annotations.NullMarked;

/** Who may see how much of a match, and the signals that wake those who follow it. */
@NullMarked
package umpire.game.referee.access;

import org.jspecify.annotations.NullMarked;

/** Who sees what of a match, and what of it is read only once. */
@NullMarked
package umpire.game.referee.access;

import org.jspecify.annotations.NullMarked;

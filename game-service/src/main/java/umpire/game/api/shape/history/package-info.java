/** The shapes of battles, dice, logs and exports. */
@NullMarked
package umpire.game.api.shape.history;

import org.jspecify.annotations.NullMarked;

/** Exported matches are received, played again and stored. */
@NullMarked
package umpire.game.referee.replay;

import org.jspecify.annotations.NullMarked;

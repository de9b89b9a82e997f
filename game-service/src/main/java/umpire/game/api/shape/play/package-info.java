/** The shapes of commands, decisions and advice. */
@NullMarked
package umpire.game.api.shape.play;

import org.jspecify.annotations.NullMarked;

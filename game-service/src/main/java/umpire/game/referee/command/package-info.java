/** Commands as they come in, parsed, and what became of them. */
@NullMarked
package umpire.game.referee.command;

import org.jspecify.annotations.NullMarked;

/** Draws counters and stacks. */
@NullMarked
package umpire.board.counter;

import org.jspecify.annotations.NullMarked;

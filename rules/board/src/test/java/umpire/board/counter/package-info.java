/** Tests of the drawing of counters. */
@NullMarked
package umpire.board.counter;

import org.jspecify.annotations.NullMarked;

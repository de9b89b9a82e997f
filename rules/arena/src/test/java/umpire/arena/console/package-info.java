/** The arena, tested. */
@NullMarked
package umpire.arena.console;

import org.jspecify.annotations.NullMarked;

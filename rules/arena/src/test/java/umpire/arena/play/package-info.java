/** The opponents, tested. */
@NullMarked
package umpire.arena.play;

import org.jspecify.annotations.NullMarked;

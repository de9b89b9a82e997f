/** The long checks, tested short. */
@NullMarked
package umpire.arena.verify;

import org.jspecify.annotations.NullMarked;

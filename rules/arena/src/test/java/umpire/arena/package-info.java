/** The arena, tested. */
@NullMarked
package umpire.arena;

import org.jspecify.annotations.NullMarked;

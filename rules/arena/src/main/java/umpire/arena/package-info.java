/** The programs of the arena, as {@code ./umpire} calls them. */
@NullMarked
package umpire.arena;

import org.jspecify.annotations.NullMarked;

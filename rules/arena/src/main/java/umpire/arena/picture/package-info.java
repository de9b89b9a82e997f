/** Pictures of positions, as {@code ./umpire board} draws them. */
@NullMarked
package umpire.arena.picture;

import org.jspecify.annotations.NullMarked;

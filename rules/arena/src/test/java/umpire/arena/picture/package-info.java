/** Pictures of positions, and what they must not reveal. */
@NullMarked
package umpire.arena.picture;

import org.jspecify.annotations.NullMarked;

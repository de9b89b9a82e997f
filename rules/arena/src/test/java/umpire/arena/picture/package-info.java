/** Pictures of positions, and what they must not tell. */
@NullMarked
package umpire.arena.picture;

import org.jspecify.annotations.NullMarked;

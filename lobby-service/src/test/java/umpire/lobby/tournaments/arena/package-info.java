/** Tests of arenas. */
@NullMarked
package umpire.lobby.tournaments.arena;

import org.jspecify.annotations.NullMarked;

/** Arenas: within a window whoever is ready is paired. */
@NullMarked
package umpire.lobby.tournaments.arena;

import org.jspecify.annotations.NullMarked;

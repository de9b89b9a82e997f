/** Standings, exports and pictures of tournaments over HTTP. */
@NullMarked
package umpire.lobby.tournaments.standings;

import org.jspecify.annotations.NullMarked;

/** Tournaments over HTTP, with the broker and the database. */
@NullMarked
package umpire.lobby.tournaments.standings;

import org.jspecify.annotations.NullMarked;

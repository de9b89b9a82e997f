/** Tournaments over HTTP. */
@NullMarked
package umpire.lobby.tournaments.api;

import org.jspecify.annotations.NullMarked;

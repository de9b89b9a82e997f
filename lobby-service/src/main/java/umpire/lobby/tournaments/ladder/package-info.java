/** Ladders: entrants challenge those above them. */
@NullMarked
package umpire.lobby.tournaments.ladder;

import org.jspecify.annotations.NullMarked;

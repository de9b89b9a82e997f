/** Tournaments: what hosts, entrants and the ends of matches do to them. */
@NullMarked
package umpire.lobby.tournaments;

import org.jspecify.annotations.NullMarked;

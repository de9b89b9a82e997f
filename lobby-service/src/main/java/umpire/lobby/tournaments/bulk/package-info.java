/** Matches that a host has opened as one act, without a tournament. */
@NullMarked
package umpire.lobby.tournaments.bulk;

import org.jspecify.annotations.NullMarked;

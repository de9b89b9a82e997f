/** Matches that a host has opened as one act, over HTTP. */
@NullMarked
package umpire.lobby.tournaments.bulk;

import org.jspecify.annotations.NullMarked;

/** Rows of tournaments. */
@NullMarked
package umpire.lobby.tournaments.store;

import org.jspecify.annotations.NullMarked;

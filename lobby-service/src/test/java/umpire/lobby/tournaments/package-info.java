/** Tournaments over HTTP, with the broker and the database. */
@NullMarked
package umpire.lobby.tournaments;

import org.jspecify.annotations.NullMarked;

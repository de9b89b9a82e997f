/** Links, channels and open forms of Discord in PostgreSQL. */
@NullMarked
package umpire.lobby.store.discord;

import org.jspecify.annotations.NullMarked;

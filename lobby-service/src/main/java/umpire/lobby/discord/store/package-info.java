/** Links, channels and open forms of Discord in PostgreSQL. */
@NullMarked
package umpire.lobby.discord.store;

import org.jspecify.annotations.NullMarked;

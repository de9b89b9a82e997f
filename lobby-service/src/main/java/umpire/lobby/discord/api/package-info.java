/** Discord over HTTP: its interactions, and the links of its users with accounts. */
@NullMarked
package umpire.lobby.discord.api;

import org.jspecify.annotations.NullMarked;

/** Channels that follow a match, and what is sent to them. */
@NullMarked
package umpire.lobby.discord.channels;

import org.jspecify.annotations.NullMarked;

/** Channels that follow a match, and what they are told. */
@NullMarked
package umpire.lobby.discord.channels;

import org.jspecify.annotations.NullMarked;

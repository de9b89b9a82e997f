/** What Discord shows: messages, embeds, components and forms, within its bounds. */
@NullMarked
package umpire.lobby.discord.message;

import org.jspecify.annotations.NullMarked;

/** The two APIs that are spoken: Discord's and our own public one. */
@NullMarked
package umpire.lobby.discord.http;

import org.jspecify.annotations.NullMarked;

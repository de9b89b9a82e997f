/** What an installation says of its Discord application, and the threads that work for it. */
@NullMarked
package umpire.lobby.discord.settings;

import org.jspecify.annotations.NullMarked;

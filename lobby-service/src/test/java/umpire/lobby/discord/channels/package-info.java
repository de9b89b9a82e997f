@NullMarked
package umpire.lobby.discord.channels;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.discord.message;

import org.jspecify.annotations.NullMarked;

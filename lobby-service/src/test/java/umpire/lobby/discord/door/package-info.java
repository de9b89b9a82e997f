@NullMarked
package umpire.lobby.discord.door;

import org.jspecify.annotations.NullMarked;

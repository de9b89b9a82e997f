@NullMarked
package umpire.lobby.discord.links;

import org.jspecify.annotations.NullMarked;

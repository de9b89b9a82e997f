@NullMarked
package umpire.lobby.breach.discord.links;

import org.jspecify.annotations.NullMarked;

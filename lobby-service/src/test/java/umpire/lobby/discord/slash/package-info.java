@NullMarked
package umpire.lobby.discord.slash;

import org.jspecify.annotations.NullMarked;

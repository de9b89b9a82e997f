@NullMarked
package umpire.lobby.discord.signature;

import org.jspecify.annotations.NullMarked;

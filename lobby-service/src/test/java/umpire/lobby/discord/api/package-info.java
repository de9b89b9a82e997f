@NullMarked
package umpire.lobby.discord.api;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.discord.settings;

import org.jspecify.annotations.NullMarked;

/** The slash commands, one class each, and what is pressed and typed after them. */
@NullMarked
package umpire.lobby.discord.slash;

import org.jspecify.annotations.NullMarked;

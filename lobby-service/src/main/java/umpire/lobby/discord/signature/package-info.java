/** What Discord sends: who may come in, and what it says. */
@NullMarked
package umpire.lobby.discord.signature;

import org.jspecify.annotations.NullMarked;

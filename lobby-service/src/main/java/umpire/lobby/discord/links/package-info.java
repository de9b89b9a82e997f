/** Which Discord user has which account, and the personal token that was lent for it. */
@NullMarked
package umpire.lobby.discord.links;

import org.jspecify.annotations.NullMarked;

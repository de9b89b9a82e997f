/** Offers of a match to one account, which may be a bot. */
@NullMarked
package umpire.lobby.challenges;

import org.jspecify.annotations.NullMarked;

/** What an arbiter may ask after a match: how long decisions took, and how the dice fell. */
@NullMarked
package umpire.game.referee.fairplay;

import org.jspecify.annotations.NullMarked;

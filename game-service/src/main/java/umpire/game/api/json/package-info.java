/** The shapes of matches, clocks and spectators in answers. */
@NullMarked
package umpire.game.api.json;

import org.jspecify.annotations.NullMarked;

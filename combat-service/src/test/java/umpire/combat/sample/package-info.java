/** A battle of a game on the shelf, so that no test names a game. */
@NullMarked
package umpire.combat.sample;

import org.jspecify.annotations.NullMarked;

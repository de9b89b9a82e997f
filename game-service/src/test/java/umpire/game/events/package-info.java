/** Tests of what happens by itself. */
@NullMarked
package umpire.game.events;

import org.jspecify.annotations.NullMarked;

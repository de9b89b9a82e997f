/** The shapes of streams, presence and tickets. */
@NullMarked
package umpire.game.api.shape.stream;

import org.jspecify.annotations.NullMarked;

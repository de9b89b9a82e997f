/** Streams without a service around them. */
@NullMarked
package umpire.game.watch;

import org.jspecify.annotations.NullMarked;

/** Streams without a service around them. */
@NullMarked
package umpire.game.streams;

import org.jspecify.annotations.NullMarked;

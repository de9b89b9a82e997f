/** Streams: what is sent of matches as it happens, to whom, and in which order. */
@NullMarked
package umpire.game.streams;

import org.jspecify.annotations.NullMarked;

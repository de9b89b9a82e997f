/** Streams, sockets, presence and spectators, as a client sees them. */
@NullMarked
package umpire.game.streaming;

import org.jspecify.annotations.NullMarked;

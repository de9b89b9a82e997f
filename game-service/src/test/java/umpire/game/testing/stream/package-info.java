/** Clients of streams and sockets. */
@NullMarked
package umpire.game.testing.stream;

import org.jspecify.annotations.NullMarked;

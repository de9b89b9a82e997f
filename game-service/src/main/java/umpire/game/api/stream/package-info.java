/** Streams by server-sent events and WebSocket, and the tickets that open them. */
@NullMarked
package umpire.game.api.stream;

import org.jspecify.annotations.NullMarked;

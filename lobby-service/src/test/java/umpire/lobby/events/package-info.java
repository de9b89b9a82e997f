/** What lobby-service tells the others, and of itself. */
@NullMarked
package umpire.lobby.events;

import org.jspecify.annotations.NullMarked;

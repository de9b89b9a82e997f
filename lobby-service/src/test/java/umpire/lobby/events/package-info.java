/** What lobby-service sends the others, and reports of itself. */
@NullMarked
package umpire.lobby.events;

import org.jspecify.annotations.NullMarked;

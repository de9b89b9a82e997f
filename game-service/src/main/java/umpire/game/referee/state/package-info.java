/**
 * A match as it stands after a revision: its position, what it waits for, drafts, and the cache of
 * all this.
 */
@NullMarked
package umpire.game.referee.state;

import org.jspecify.annotations.NullMarked;

/** Open offers of matches: who seeks, who joins, and what becomes of it. */
@NullMarked
package umpire.lobby.seeks;

import org.jspecify.annotations.NullMarked;

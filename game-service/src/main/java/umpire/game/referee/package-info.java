/**
 * The use case: what a request, a report or a draw does to a match. Rules decide, this remembers
 * what for.
 */
@NullMarked
package umpire.game.referee;

import org.jspecify.annotations.NullMarked;

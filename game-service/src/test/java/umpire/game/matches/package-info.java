/**
 * Catalogue, editions, opening, seats, lists, past and import of matches, as a client sees them.
 */
@NullMarked
package umpire.game.matches;

import org.jspecify.annotations.NullMarked;

/**
 * What a caller may read of matches: lists, position, draft, battles, and what would follow from an
 * order.
 */
@NullMarked
package umpire.game.referee.reading;

import org.jspecify.annotations.NullMarked;

/** What happened in a match: events, dice, battles, boards, export. */
@NullMarked
package umpire.game.api.history;

import org.jspecify.annotations.NullMarked;

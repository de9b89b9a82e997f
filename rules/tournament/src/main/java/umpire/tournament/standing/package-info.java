/**
 * Standings: named scores and tie-breaks over an event, the ranks they give, and why one entrant
 * stands above the next. The tie-breaks are those of FIDE's Handbook C.07 ("Tie-Break
 * Regulations"); articles are cited by their numbers. Everything is computed in whole millionths.
 */
@NullMarked
package umpire.tournament.standing;

import org.jspecify.annotations.NullMarked;

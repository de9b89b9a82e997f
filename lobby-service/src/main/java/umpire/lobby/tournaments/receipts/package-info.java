/** Signed receipts of results, which anybody verifies without asking us. */
@NullMarked
package umpire.lobby.tournaments.receipts;

import org.jspecify.annotations.NullMarked;

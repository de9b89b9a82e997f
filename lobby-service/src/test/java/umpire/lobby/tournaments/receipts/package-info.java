/** Receipts, verified as anybody would. */
@NullMarked
package umpire.lobby.tournaments.receipts;

import org.jspecify.annotations.NullMarked;

/** Bids of two entrants for the side that they prefer. */
@NullMarked
package umpire.tournament.bids;

import org.jspecify.annotations.NullMarked;

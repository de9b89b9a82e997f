/**
 * Ratings by Glicko-2, leaderboards and win rates as pure functions of results. The same results
 * give the same digits on every machine and in whatever order they arrive: all mathematics is that
 * of {@link StrictMath}, and sums are taken in the order of the ids of matches.
 */
@NullMarked
package umpire.tournament.rating;

import org.jspecify.annotations.NullMarked;

/**
 * Ratings by Glicko-2 and how often each side wins, from the ends of rated matches as {@code
 * match.events} tells them. How they are computed is of {@code umpire.tournament.rating}.
 */
@NullMarked
package umpire.lobby.ratings;

import org.jspecify.annotations.NullMarked;

/** What a host decides: format, match, scores, how rounds follow each other. */
@NullMarked
package umpire.lobby.tournaments.plan;

import org.jspecify.annotations.NullMarked;

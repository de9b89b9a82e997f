/**
 * What seeks and challenges have in common: the match that is wanted, what can be played, and what
 * game-service is told and answers.
 */
@NullMarked
package umpire.lobby.matchmaking;

import org.jspecify.annotations.NullMarked;

/** Tests of ladders. */
@NullMarked
package umpire.lobby.tournaments.ladder;

import org.jspecify.annotations.NullMarked;

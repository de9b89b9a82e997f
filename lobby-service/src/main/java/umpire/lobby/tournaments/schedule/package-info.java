/** What tournaments do by the clock, once however many instances look at it. */
@NullMarked
package umpire.lobby.tournaments.schedule;

import org.jspecify.annotations.NullMarked;

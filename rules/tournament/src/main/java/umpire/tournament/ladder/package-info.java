/** A ladder: challenges to those above, without rounds. */
@NullMarked
package umpire.tournament.ladder;

import org.jspecify.annotations.NullMarked;

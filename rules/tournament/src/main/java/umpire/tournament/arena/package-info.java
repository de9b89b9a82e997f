/** An arena: whoever is free is paired again, without rounds. */
@NullMarked
package umpire.tournament.arena;

import org.jspecify.annotations.NullMarked;

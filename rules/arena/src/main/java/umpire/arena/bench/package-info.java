/** How fast the rules are: CPU time of play, of whole matches, of replays and of odds. */
@NullMarked
package umpire.arena.bench;

import org.jspecify.annotations.NullMarked;

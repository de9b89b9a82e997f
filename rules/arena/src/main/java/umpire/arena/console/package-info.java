/** The arena's input: its command line, and what it knows of each game. */
@NullMarked
package umpire.arena.console;

import org.jspecify.annotations.NullMarked;

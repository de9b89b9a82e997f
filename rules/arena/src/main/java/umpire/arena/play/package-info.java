/** Reference opponents: they see what their seat sees, and nothing else. */
@NullMarked
package umpire.arena.play;

import org.jspecify.annotations.NullMarked;

/** The parts of a position besides counters and frames, and from what it starts. */
@NullMarked
package umpire.narvik.model.state;

import org.jspecify.annotations.NullMarked;

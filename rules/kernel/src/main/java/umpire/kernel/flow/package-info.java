/**
 * The engine of every game: frames are records in the position, a stateless step carries out each
 * type of them, and the flow puts inputs to the step on top until something is waited for.
 */
@NullMarked
package umpire.kernel.flow;

import org.jspecify.annotations.NullMarked;

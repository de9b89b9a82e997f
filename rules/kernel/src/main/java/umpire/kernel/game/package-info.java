/** A whole rulebook: what the shelf holds of a game, over all other packages of the kernel. */
@NullMarked
package umpire.kernel.game;

import org.jspecify.annotations.NullMarked;

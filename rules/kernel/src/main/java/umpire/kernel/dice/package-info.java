/** The keyed stream of draws: every die can be recomputed from the seed. */
@NullMarked
package umpire.kernel.dice;

import org.jspecify.annotations.NullMarked;

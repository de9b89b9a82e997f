/** Commands on offer: drawn by lot, or all of them. */
@NullMarked
package umpire.opponent.sample;

import org.jspecify.annotations.NullMarked;

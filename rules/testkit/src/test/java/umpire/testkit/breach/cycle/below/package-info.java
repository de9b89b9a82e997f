/** The other half of a cycle. */
@NullMarked
package umpire.testkit.breach.cycle.below;

import org.jspecify.annotations.NullMarked;

/** One half of a cycle. */
@NullMarked
package umpire.testkit.breach.cycle;

import org.jspecify.annotations.NullMarked;

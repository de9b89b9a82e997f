/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.sibling.play;

import org.jspecify.annotations.NullMarked;

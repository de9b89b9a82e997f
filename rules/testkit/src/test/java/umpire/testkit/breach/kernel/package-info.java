/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.kernel;

import org.jspecify.annotations.NullMarked;

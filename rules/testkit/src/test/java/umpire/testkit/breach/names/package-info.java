/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.names;

import org.jspecify.annotations.NullMarked;

/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.lobby;

import org.jspecify.annotations.NullMarked;

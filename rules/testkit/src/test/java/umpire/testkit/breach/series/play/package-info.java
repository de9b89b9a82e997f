/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.series.play;

import org.jspecify.annotations.NullMarked;

/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.game.rules;

import org.jspecify.annotations.NullMarked;

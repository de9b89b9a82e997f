/** A wall is breached here, for a test. */
@NullMarked
package umpire.testkit.breach.ledger;

import org.jspecify.annotations.NullMarked;

/**
 * What must survive: processes killed, held still or starved, and a home restored from its back-up.
 */
@NullMarked
package umpire.local.drivers.recovery;

import org.jspecify.annotations.NullMarked;

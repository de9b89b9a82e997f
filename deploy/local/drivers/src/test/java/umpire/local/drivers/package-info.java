/** Tests of what the drivers reckon themselves; what they drive is tested by running them. */
@NullMarked
package umpire.local.drivers;

import org.jspecify.annotations.NullMarked;

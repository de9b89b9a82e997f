/** Who is refused at broker, databases and home. */
@NullMarked
package umpire.local.drivers.access;

import org.jspecify.annotations.NullMarked;

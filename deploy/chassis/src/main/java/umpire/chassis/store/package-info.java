/** How every service with a database reaches it. */
@NullMarked
package umpire.chassis.store;

import org.jspecify.annotations.NullMarked;

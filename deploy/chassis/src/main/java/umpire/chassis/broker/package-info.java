/** How a service logs in to the broker, and whether the broker is ready. */
@NullMarked
package umpire.chassis.broker;

import org.jspecify.annotations.NullMarked;

/** The start of a service: what it waits for, and what it answers meanwhile. */
@NullMarked
package umpire.chassis.start;

import org.jspecify.annotations.NullMarked;

/** Where in a trace a piece of work stands, as it travels from service to service. */
@NullMarked
package umpire.chassis.trace;

import org.jspecify.annotations.NullMarked;

/** The spans of one command through all services. */
@NullMarked
package umpire.local.drivers.traces;

import org.jspecify.annotations.NullMarked;

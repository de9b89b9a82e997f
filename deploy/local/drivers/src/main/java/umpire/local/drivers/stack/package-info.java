/** A stack as ./umpire runs it: its processes, databases and topics, seen from outside. */
@NullMarked
package umpire.local.drivers.stack;

import org.jspecify.annotations.NullMarked;

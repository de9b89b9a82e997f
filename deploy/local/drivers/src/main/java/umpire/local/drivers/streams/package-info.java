/** Streams and sockets that are cut off at random and miss nothing. */
@NullMarked
package umpire.local.drivers.streams;

import org.jspecify.annotations.NullMarked;

/** The HTTP API at one origin, as a client calls it. */
@NullMarked
package umpire.local.drivers.http;

import org.jspecify.annotations.NullMarked;

/** Limits of HTTP connections, as a Netty extension that gateway and services load. */
@NullMarked
package umpire.connections;

import org.jspecify.annotations.NullMarked;

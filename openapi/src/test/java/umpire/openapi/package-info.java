/** The verifier of dice held against the kernel's own stream. */
@NullMarked
package umpire.openapi;

import org.jspecify.annotations.NullMarked;

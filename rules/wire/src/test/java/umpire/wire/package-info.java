/** Tests of wire. */
@NullMarked
package umpire.wire;

import org.jspecify.annotations.NullMarked;

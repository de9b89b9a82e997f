/** Tests of the notation. */
@NullMarked
package umpire.wire.notation;

import org.jspecify.annotations.NullMarked;

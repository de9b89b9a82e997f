/** Tests of message. */
@NullMarked
package umpire.wire.message;

import org.jspecify.annotations.NullMarked;

/** Tests of pack. */
@NullMarked
package umpire.wire.pack;

import org.jspecify.annotations.NullMarked;

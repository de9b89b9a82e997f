/** Tests of pack. */
@NullMarked
package umpire.kernel.pack;

import org.jspecify.annotations.NullMarked;

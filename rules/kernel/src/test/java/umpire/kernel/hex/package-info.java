/** Tests of hex. */
@NullMarked
package umpire.kernel.hex;

import org.jspecify.annotations.NullMarked;

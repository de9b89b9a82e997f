/** Tests of offer. */
@NullMarked
package umpire.kernel.offer;

import org.jspecify.annotations.NullMarked;

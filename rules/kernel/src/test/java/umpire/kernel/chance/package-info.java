/** Tests of chance. */
@NullMarked
package umpire.kernel.chance;

import org.jspecify.annotations.NullMarked;

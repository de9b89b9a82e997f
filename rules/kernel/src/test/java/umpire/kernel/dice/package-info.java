/** Tests of chance. */
@NullMarked
package umpire.kernel.dice;

import org.jspecify.annotations.NullMarked;

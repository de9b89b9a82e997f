/** Tests of play. */
@NullMarked
package umpire.kernel.play;

import org.jspecify.annotations.NullMarked;

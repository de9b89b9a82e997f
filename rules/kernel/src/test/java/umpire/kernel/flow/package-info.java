/** Tests of play. */
@NullMarked
package umpire.kernel.flow;

import org.jspecify.annotations.NullMarked;

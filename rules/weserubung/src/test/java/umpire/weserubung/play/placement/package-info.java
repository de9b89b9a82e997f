/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.placement;

import org.jspecify.annotations.NullMarked;

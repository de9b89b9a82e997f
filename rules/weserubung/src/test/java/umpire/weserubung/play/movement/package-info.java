/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.movement;

import org.jspecify.annotations.NullMarked;

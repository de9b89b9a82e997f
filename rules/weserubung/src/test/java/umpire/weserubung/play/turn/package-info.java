/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.turn;

import org.jspecify.annotations.NullMarked;

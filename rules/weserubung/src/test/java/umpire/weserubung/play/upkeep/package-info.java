/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.upkeep;

import org.jspecify.annotations.NullMarked;

/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.country;

import org.jspecify.annotations.NullMarked;

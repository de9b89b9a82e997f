/** Tests of this chapter. */
@NullMarked
package umpire.weserubung.play.setup;

import org.jspecify.annotations.NullMarked;

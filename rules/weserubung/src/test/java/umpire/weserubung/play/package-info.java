/** Positions and play made for tests. */
@NullMarked
package umpire.weserubung.play;

import org.jspecify.annotations.NullMarked;

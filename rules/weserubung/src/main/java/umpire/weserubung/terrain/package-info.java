/** Chapters 2, 3.1 and 9: what the map says about moving and stacking. */
@NullMarked
package umpire.weserubung.terrain;

import org.jspecify.annotations.NullMarked;

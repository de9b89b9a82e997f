/** 12.0: the placement phase: what was built, reinforcements, lake air bases. */
@NullMarked
package umpire.weserubung.play.placement;

import org.jspecify.annotations.NullMarked;

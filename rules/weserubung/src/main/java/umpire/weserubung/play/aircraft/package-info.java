/** 3.3: what aircraft there are, where they stand, how far they reach. */
@NullMarked
package umpire.weserubung.play.aircraft;

import org.jspecify.annotations.NullMarked;

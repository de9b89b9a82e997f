/** 13.0: the final phase: ships at sea, building, repairs. */
@NullMarked
package umpire.weserubung.play.upkeep;

import org.jspecify.annotations.NullMarked;

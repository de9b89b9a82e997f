/** 11.0: the movement phase. */
@NullMarked
package umpire.weserubung.play.movement;

import org.jspecify.annotations.NullMarked;

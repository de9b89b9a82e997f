/** 18 Air points: missions against infantry and ships, and reconnaissance. */
@NullMarked
package umpire.narvik.play.air;

import org.jspecify.annotations.NullMarked;

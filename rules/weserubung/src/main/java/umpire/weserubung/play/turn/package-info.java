/** 5.0, 6.0, 15.0: the outline of the turn, offensives, initiative, the end. */
@NullMarked
package umpire.weserubung.play.turn;

import org.jspecify.annotations.NullMarked;

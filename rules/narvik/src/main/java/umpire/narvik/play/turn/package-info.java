/** The turn outside its action phase: one class a step, in the order of 6.0. */
@NullMarked
package umpire.narvik.play.turn;

import org.jspecify.annotations.NullMarked;

/** 16.1.1 Interdiction by artillery. */
@NullMarked
package umpire.narvik.play.fire;

import org.jspecify.annotations.NullMarked;

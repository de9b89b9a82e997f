/** SCS-move Movement, arrivals, overruns. */
@NullMarked
package umpire.fallschirmjaeger.play.movement;

import org.jspecify.annotations.NullMarked;

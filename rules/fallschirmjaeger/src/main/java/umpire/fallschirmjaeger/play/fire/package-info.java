/** 1.7 Barrage. */
@NullMarked
package umpire.fallschirmjaeger.play.fire;

import org.jspecify.annotations.NullMarked;

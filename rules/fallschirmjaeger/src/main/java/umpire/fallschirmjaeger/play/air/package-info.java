/** 2.5 Drops of units and supply heads, and the anti-aircraft fire at them (1.8). */
@NullMarked
package umpire.fallschirmjaeger.play.air;

import org.jspecify.annotations.NullMarked;

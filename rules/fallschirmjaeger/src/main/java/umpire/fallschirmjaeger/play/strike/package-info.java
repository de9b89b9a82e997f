/** 1.9 Air barrages: support, placing, the first window of anti-aircraft fire, the strike. */
@NullMarked
package umpire.fallschirmjaeger.play.strike;

import org.jspecify.annotations.NullMarked;

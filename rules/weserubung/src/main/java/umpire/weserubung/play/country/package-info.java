/** 10.12, 14.2: who controls what, and what its capture brings with it. */
@NullMarked
package umpire.weserubung.play.country;

import org.jspecify.annotations.NullMarked;

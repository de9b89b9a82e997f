/** Tests of chapter 7 and of 3.3. */
@NullMarked
package umpire.weserubung.play.air;

import org.jspecify.annotations.NullMarked;

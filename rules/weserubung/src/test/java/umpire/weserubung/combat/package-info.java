/** What the dice say, and what they may say: every modifier, and odds against enumeration. */
@NullMarked
package umpire.weserubung.combat;

import org.jspecify.annotations.NullMarked;

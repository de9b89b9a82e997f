/** What the dice say, and what they may say. */
@NullMarked
package umpire.weserubung.combat;

import org.jspecify.annotations.NullMarked;

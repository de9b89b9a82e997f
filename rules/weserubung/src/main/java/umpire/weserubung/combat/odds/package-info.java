/** How the odds of a battle are worked out, exactly, to its end. */
@NullMarked
package umpire.weserubung.combat.odds;

import org.jspecify.annotations.NullMarked;

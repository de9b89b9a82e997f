/** How odds are counted: what large battles rely on. */
@NullMarked
package umpire.weserubung.combat.odds;

import org.jspecify.annotations.NullMarked;

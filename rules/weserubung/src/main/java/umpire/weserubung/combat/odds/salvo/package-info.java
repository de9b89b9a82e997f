/** Which hits dice score that are thrown together, and how often. */
@NullMarked
package umpire.weserubung.combat.odds.salvo;

import org.jspecify.annotations.NullMarked;

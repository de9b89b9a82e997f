/** HTTP: adjudications and odds for anybody, without a match. */
@NullMarked
package umpire.combat.api;

import org.jspecify.annotations.NullMarked;

/** A battle as it stands. */
@NullMarked
package umpire.weserubung.model.battle;

import org.jspecify.annotations.NullMarked;

/** Assault on Narvik: one rulebook. */
@NullMarked
package umpire.narvik;

import org.jspecify.annotations.NullMarked;

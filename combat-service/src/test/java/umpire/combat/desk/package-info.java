/** The desk on its own. */
@NullMarked
package umpire.combat.desk;

import org.jspecify.annotations.NullMarked;

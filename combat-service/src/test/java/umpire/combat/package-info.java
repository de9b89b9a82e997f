/** Tests of the room as a whole. */
@NullMarked
package umpire.combat;

import org.jspecify.annotations.NullMarked;

/** Tests of the room as a whole. */
@NullMarked
package umpire.supply;

import org.jspecify.annotations.NullMarked;

/** Tests of the room as a whole. */
@NullMarked
package umpire.chassis;

import org.jspecify.annotations.NullMarked;

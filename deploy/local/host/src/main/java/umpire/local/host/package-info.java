/** A real broker and a real database as processes of the machine. */
@NullMarked
package umpire.local.host;

import org.jspecify.annotations.NullMarked;

/** The service as a whole. */
@NullMarked
package umpire.lobby;

import org.jspecify.annotations.NullMarked;

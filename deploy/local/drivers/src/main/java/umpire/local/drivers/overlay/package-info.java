/** Charts and maps that an administrator lays over a game. */
@NullMarked
package umpire.local.drivers.overlay;

import org.jspecify.annotations.NullMarked;

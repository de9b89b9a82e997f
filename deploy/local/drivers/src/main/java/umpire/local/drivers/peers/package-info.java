/** Other programs of the kind, measured in turn with the running system: {@code bench peers}. */
@NullMarked
package umpire.local.drivers.peers;

import org.jspecify.annotations.NullMarked;

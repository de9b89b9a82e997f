@NullMarked
package umpire.local.drivers.peers;

import org.jspecify.annotations.NullMarked;

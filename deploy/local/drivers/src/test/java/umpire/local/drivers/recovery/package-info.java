@NullMarked
package umpire.local.drivers.recovery;

import org.jspecify.annotations.NullMarked;

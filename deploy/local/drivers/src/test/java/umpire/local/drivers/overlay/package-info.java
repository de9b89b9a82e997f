@NullMarked
package umpire.local.drivers.overlay;

import org.jspecify.annotations.NullMarked;

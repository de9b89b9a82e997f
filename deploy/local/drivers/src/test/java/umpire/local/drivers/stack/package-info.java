@NullMarked
package umpire.local.drivers.stack;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.local.drivers.program;

import org.jspecify.annotations.NullMarked;

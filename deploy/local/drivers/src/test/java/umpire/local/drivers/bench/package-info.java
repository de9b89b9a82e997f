@NullMarked
package umpire.local.drivers.bench;

import org.jspecify.annotations.NullMarked;

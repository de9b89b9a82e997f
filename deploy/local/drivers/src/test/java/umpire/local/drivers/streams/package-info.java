@NullMarked
package umpire.local.drivers.streams;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.local.drivers.dice;

import org.jspecify.annotations.NullMarked;

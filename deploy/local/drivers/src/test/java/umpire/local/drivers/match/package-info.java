@NullMarked
package umpire.local.drivers.match;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.chassis.start;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.chassis.outside;

import org.jspecify.annotations.NullMarked;

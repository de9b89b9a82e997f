@NullMarked
package umpire.chassis.quota;

import org.jspecify.annotations.NullMarked;

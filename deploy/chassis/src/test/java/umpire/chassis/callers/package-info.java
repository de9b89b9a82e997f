@NullMarked
package umpire.chassis.callers;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.chassis.contract;

import org.jspecify.annotations.NullMarked;

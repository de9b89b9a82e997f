/** Tests of broker. */
@NullMarked
package umpire.chassis.broker;

import org.jspecify.annotations.NullMarked;

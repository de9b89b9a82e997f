@NullMarked
package umpire.chassis.kafka;

import org.jspecify.annotations.NullMarked;

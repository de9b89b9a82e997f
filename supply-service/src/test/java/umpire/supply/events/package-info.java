/** Kafka, with a real broker. */
@NullMarked
package umpire.supply.events;

import org.jspecify.annotations.NullMarked;

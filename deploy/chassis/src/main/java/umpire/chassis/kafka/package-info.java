/** Kafka by its plain client: a publisher, and subscriptions that lose nothing. */
@NullMarked
package umpire.chassis.kafka;

import org.jspecify.annotations.NullMarked;

/** Kafka: questions of matches are answered. */
@NullMarked
package umpire.supply.events;

import org.jspecify.annotations.NullMarked;

/** Kafka and clocks: the outbox relay, reports, waking those who wait, asking again. */
@NullMarked
package umpire.game.events;

import org.jspecify.annotations.NullMarked;

/** Kafka: questions of matches are answered. */
@NullMarked
package umpire.combat.events;

import org.jspecify.annotations.NullMarked;

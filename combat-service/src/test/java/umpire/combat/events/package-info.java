/** Kafka, with a real broker and a real database. */
@NullMarked
package umpire.combat.events;

import org.jspecify.annotations.NullMarked;

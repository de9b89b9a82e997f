/** What lobby-service tells the others by Kafka, and hears of them. */
@NullMarked
package umpire.lobby.events;

import org.jspecify.annotations.NullMarked;

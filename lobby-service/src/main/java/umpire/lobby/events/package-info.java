/** What lobby-service sends the others by Kafka, and receives from them. */
@NullMarked
package umpire.lobby.events;

import org.jspecify.annotations.NullMarked;

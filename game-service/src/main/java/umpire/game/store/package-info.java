/**
 * What is stored beside matches: editions, bots, the outbox, standing orders, presence, stream
 * tickets.
 */
@NullMarked
package umpire.game.store;

import org.jspecify.annotations.NullMarked;

/** Webhooks, who is told of which match, and deliveries with their attempts, in PostgreSQL. */
@NullMarked
package umpire.lobby.store.webhooks;

import org.jspecify.annotations.NullMarked;

/** Webhooks, who is sent which match, and deliveries with their attempts, in PostgreSQL. */
@NullMarked
package umpire.lobby.store.webhooks;

import org.jspecify.annotations.NullMarked;

/** Webhooks, who is sent which match, and deliveries with their attempts, in PostgreSQL. */
@NullMarked
package umpire.lobby.webhooks.store;

import org.jspecify.annotations.NullMarked;

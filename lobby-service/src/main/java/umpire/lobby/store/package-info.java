/** Accounts, signing keys, personal tokens and the outbox in PostgreSQL. */
@NullMarked
package umpire.lobby.store;

import org.jspecify.annotations.NullMarked;

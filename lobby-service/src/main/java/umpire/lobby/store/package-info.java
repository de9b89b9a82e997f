/** Accounts and signing keys in PostgreSQL. */
@NullMarked
package umpire.lobby.store;

import org.jspecify.annotations.NullMarked;

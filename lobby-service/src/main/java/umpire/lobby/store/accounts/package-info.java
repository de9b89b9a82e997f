/**
 * Accounts, their sessions, personal tokens, sign-ins at a provider, and the signing keys, in
 * PostgreSQL.
 */
@NullMarked
package umpire.lobby.store.accounts;

import org.jspecify.annotations.NullMarked;

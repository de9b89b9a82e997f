/** The tables of accounts, sessions, signing keys and outside sign-ins. */
@NullMarked
package umpire.lobby.identity.store;

import org.jspecify.annotations.NullMarked;

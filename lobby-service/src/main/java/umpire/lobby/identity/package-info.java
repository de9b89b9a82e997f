/** Accounts, sign-in, sessions and tokens: what the service does, without HTTP. */
@NullMarked
package umpire.lobby.identity;

import org.jspecify.annotations.NullMarked;

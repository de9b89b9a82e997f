/** Accounts, sign-in and published keys over HTTP. */
@NullMarked
package umpire.lobby.identity.api;

import org.jspecify.annotations.NullMarked;

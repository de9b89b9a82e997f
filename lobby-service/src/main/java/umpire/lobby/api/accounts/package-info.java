/** Accounts over HTTP: signing up, finding others, the password, bots and services of an owner. */
@NullMarked
package umpire.lobby.api.accounts;

import org.jspecify.annotations.NullMarked;

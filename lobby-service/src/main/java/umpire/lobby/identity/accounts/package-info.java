/**
 * Opening accounts and retiring them: of people, of bots and services with an owner, of the
 * installation.
 */
@NullMarked
package umpire.lobby.identity.accounts;

import org.jspecify.annotations.NullMarked;

/**
 * Signing in by password, sessions, what they permit, and the tokens that are issued under them.
 */
@NullMarked
package umpire.lobby.identity.sessions;

import org.jspecify.annotations.NullMarked;

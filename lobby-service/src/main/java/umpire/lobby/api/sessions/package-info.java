/**
 * Signing in and out over HTTP, by password or at a provider, and the keys by which tokens are
 * verified.
 */
@NullMarked
package umpire.lobby.api.sessions;

import org.jspecify.annotations.NullMarked;

/** Signing in at an OpenID provider. */
@NullMarked
package umpire.lobby.identity.provider;

import org.jspecify.annotations.NullMarked;

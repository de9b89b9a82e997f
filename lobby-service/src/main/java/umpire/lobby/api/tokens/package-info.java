/** Personal tokens over HTTP: made, listed, revoked and exchanged; and the quotas of a caller. */
@NullMarked
package umpire.lobby.api.tokens;

import org.jspecify.annotations.NullMarked;

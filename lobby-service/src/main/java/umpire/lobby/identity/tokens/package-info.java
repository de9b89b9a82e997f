/** Personal tokens: what an owner lends of what they may do. */
@NullMarked
package umpire.lobby.identity.tokens;

import org.jspecify.annotations.NullMarked;

/** Personal tokens: what an owner lends of what they may do. */
@NullMarked
package umpire.lobby.tokens;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.api.tokens;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.tokens;

import org.jspecify.annotations.NullMarked;

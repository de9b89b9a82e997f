@NullMarked
package umpire.lobby.breach.tokens;

import org.jspecify.annotations.NullMarked;

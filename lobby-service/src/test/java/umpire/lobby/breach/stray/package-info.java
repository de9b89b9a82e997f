@NullMarked
package umpire.lobby.breach.stray;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.breach.identity;

import org.jspecify.annotations.NullMarked;

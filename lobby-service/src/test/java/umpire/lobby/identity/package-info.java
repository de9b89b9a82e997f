@NullMarked
package umpire.lobby.identity;

import org.jspecify.annotations.NullMarked;

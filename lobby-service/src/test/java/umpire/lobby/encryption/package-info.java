@NullMarked
package umpire.lobby.encryption;

import org.jspecify.annotations.NullMarked;

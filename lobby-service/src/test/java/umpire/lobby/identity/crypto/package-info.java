@NullMarked
package umpire.lobby.identity.crypto;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.identity.sessions;

import org.jspecify.annotations.NullMarked;

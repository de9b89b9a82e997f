@NullMarked
package umpire.lobby.api.sessions;

import org.jspecify.annotations.NullMarked;

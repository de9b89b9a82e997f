@NullMarked
package umpire.lobby.breach.matchmaking;

import org.jspecify.annotations.NullMarked;

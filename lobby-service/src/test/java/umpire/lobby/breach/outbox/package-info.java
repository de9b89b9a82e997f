@NullMarked
package umpire.lobby.breach.outbox;

import org.jspecify.annotations.NullMarked;

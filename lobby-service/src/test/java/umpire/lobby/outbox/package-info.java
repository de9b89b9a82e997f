@NullMarked
package umpire.lobby.outbox;

import org.jspecify.annotations.NullMarked;

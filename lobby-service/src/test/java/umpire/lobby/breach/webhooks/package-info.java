@NullMarked
package umpire.lobby.breach.webhooks;

import org.jspecify.annotations.NullMarked;

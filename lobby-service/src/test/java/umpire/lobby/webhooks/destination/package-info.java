@NullMarked
package umpire.lobby.webhooks.destination;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.webhooks.delivery;

import org.jspecify.annotations.NullMarked;

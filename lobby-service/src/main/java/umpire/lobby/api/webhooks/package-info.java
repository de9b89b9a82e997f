/** Webhooks over HTTP, and the log of their deliveries. */
@NullMarked
package umpire.lobby.api.webhooks;

import org.jspecify.annotations.NullMarked;

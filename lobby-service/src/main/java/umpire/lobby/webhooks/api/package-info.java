/** Webhooks over HTTP, and the log of their deliveries. */
@NullMarked
package umpire.lobby.webhooks.api;

import org.jspecify.annotations.NullMarked;

/** Where a webhook may send: its address, resolved and held against what is allowed. */
@NullMarked
package umpire.lobby.webhooks.destination;

import org.jspecify.annotations.NullMarked;

/** How it gets there: signed, sent, and tried again. */
@NullMarked
package umpire.lobby.webhooks.delivery;

import org.jspecify.annotations.NullMarked;

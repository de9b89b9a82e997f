/** What a webhook says: which events of a match it sends, when, and in which form. */
@NullMarked
package umpire.lobby.webhooks.message;

import org.jspecify.annotations.NullMarked;

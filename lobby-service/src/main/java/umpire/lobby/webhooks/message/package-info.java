/** What a webhook says: which events of a match it is told, when, and in which form. */
@NullMarked
package umpire.lobby.webhooks.message;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.webhooks.message;

import org.jspecify.annotations.NullMarked;

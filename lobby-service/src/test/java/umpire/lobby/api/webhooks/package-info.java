@NullMarked
package umpire.lobby.api.webhooks;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.webhooks;

import org.jspecify.annotations.NullMarked;

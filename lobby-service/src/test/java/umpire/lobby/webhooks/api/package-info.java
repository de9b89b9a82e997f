@NullMarked
package umpire.lobby.webhooks.api;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.api.discord;

import org.jspecify.annotations.NullMarked;

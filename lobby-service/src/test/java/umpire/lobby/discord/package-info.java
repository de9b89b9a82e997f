@NullMarked
package umpire.lobby.discord;

import org.jspecify.annotations.NullMarked;

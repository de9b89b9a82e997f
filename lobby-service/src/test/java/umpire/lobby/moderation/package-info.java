@NullMarked
package umpire.lobby.moderation;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.challenges;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.lobby.breach.challenges;

import org.jspecify.annotations.NullMarked;

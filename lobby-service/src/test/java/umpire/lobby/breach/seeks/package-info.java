@NullMarked
package umpire.lobby.breach.seeks;

import org.jspecify.annotations.NullMarked;

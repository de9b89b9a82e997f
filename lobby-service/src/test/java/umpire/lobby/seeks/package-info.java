@NullMarked
package umpire.lobby.seeks;

import org.jspecify.annotations.NullMarked;

@NullMarked
package umpire.game.clock;

import org.jspecify.annotations.NullMarked;

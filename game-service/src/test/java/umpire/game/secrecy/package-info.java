/** Nobody sees or does what is not theirs, at any route. */
@NullMarked
package umpire.game.secrecy;

import org.jspecify.annotations.NullMarked;

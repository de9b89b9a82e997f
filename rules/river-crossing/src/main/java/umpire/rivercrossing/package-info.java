/** River Crossing, a game of this house: a small example of a whole game. */
@NullMarked
package umpire.rivercrossing;

import org.jspecify.annotations.NullMarked;

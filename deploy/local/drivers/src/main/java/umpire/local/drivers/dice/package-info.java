/** Dice of a real export, changed in every way, and found out. */
@NullMarked
package umpire.local.drivers.dice;

import org.jspecify.annotations.NullMarked;

/** A game of the smallest size that has one of everything, and flaws to be planted. */
@NullMarked
package umpire.testkit.skirmish;

import org.jspecify.annotations.NullMarked;

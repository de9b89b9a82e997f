/** The sequence of play: frames, decisions, offers, rulings and views. */
@NullMarked
package umpire.kernel.play;

import org.jspecify.annotations.NullMarked;

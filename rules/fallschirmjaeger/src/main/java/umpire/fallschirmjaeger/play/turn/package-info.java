/** The sequence of play, and how a match ends. */
@NullMarked
package umpire.fallschirmjaeger.play.turn;

import org.jspecify.annotations.NullMarked;

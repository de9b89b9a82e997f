/** The sequence of play, chapter by chapter. */
@NullMarked
package umpire.weserubung.play;

import org.jspecify.annotations.NullMarked;

/** Chapter 10 but its battles. */
@NullMarked
package umpire.weserubung.play.offensive;

import org.jspecify.annotations.NullMarked;

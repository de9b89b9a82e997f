/** A game's families, with one of everything that a codec may meet. */
@NullMarked
package umpire.wire.toy;

import org.jspecify.annotations.NullMarked;

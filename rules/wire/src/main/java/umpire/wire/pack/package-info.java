/** Packs read from files, editions, overlays, and the games on the class path. */
@NullMarked
package umpire.wire.pack;

import org.jspecify.annotations.NullMarked;

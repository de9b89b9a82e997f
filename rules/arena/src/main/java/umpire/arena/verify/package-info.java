/** Checks too long for a build: walks and pairs by the thousand, on all cores. */
@NullMarked
package umpire.arena.verify;

import org.jspecify.annotations.NullMarked;

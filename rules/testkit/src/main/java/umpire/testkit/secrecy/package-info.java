/** Pairs of matches that one viewer must not distinguish. */
@NullMarked
package umpire.testkit.secrecy;

import org.jspecify.annotations.NullMarked;

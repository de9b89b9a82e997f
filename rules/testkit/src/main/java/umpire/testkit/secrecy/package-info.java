/** Pairs of matches that one viewer must not tell apart. */
@NullMarked
package umpire.testkit.secrecy;

import org.jspecify.annotations.NullMarked;

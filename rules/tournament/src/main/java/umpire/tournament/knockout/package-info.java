/** Knock-outs of single and double elimination, and groups that lead into one. */
@NullMarked
package umpire.tournament.knockout;

import org.jspecify.annotations.NullMarked;

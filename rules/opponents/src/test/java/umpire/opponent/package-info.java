/** The opponents, tested. */
@NullMarked
package umpire.opponent;

import org.jspecify.annotations.NullMarked;

/** A match of any game as a test plays it, and the records of its types. */
@NullMarked
package umpire.testkit.match;

import org.jspecify.annotations.NullMarked;

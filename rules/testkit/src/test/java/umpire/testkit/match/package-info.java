/** Tests of match. */
@NullMarked
package umpire.testkit.match;

import org.jspecify.annotations.NullMarked;

/** Tests of walk. */
@NullMarked
package umpire.testkit.walk;

import org.jspecify.annotations.NullMarked;

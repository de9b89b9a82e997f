/** Tests of source. */
@NullMarked
package umpire.testkit.source;

import org.jspecify.annotations.NullMarked;

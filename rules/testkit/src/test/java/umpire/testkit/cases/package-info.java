/** Tests of cases. */
@NullMarked
package umpire.testkit.cases;

import org.jspecify.annotations.NullMarked;

/** Tests of the testkit: each planted defect is caught. */
@NullMarked
package umpire.testkit;

import org.jspecify.annotations.NullMarked;

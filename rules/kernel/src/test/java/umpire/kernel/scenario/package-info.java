/** Tests of scenario. */
@NullMarked
package umpire.kernel.scenario;

import org.jspecify.annotations.NullMarked;

/** Tests of combat. */
@NullMarked
package umpire.kernel.combat;

import org.jspecify.annotations.NullMarked;

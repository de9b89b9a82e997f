/** No wall is breached here. */
@NullMarked
package umpire.testkit.sound.combat;

import org.jspecify.annotations.NullMarked;

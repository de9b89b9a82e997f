/** No wall is breached here. */
@NullMarked
package umpire.testkit.sound.play;

import org.jspecify.annotations.NullMarked;

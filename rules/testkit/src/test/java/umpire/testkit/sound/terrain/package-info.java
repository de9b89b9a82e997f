/** No wall is breached here. */
@NullMarked
package umpire.testkit.sound.terrain;

import org.jspecify.annotations.NullMarked;

/** No wall is breached here. */
@NullMarked
package umpire.testkit.sound.model;

import org.jspecify.annotations.NullMarked;

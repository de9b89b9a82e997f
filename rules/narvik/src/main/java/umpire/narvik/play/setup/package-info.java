/** The set-up (5.1). */
@NullMarked
package umpire.narvik.play.setup;

import org.jspecify.annotations.NullMarked;

/** Reference opponents: they see what their seat sees, and nothing else. */
@NullMarked
package umpire.opponent;

import org.jspecify.annotations.NullMarked;

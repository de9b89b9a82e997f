/** Commands as people write them, of every game alike: see docs/notation.md. */
@NullMarked
package umpire.wire.notation;

import org.jspecify.annotations.NullMarked;

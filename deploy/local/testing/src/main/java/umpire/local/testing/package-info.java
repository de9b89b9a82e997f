/** A real broker and a real database for tests. */
@NullMarked
package umpire.local.testing;

import org.jspecify.annotations.NullMarked;

/** Checks of compiled classes and sources: walls, sizes, names, Javadoc. */
@NullMarked
package umpire.testkit.source;

import org.jspecify.annotations.NullMarked;

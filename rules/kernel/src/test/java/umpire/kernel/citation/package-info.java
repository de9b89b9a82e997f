/** Tests of cite. */
@NullMarked
package umpire.kernel.citation;

import org.jspecify.annotations.NullMarked;

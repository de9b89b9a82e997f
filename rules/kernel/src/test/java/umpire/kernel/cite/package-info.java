/** Tests of cite. */
@NullMarked
package umpire.kernel.cite;

import org.jspecify.annotations.NullMarked;

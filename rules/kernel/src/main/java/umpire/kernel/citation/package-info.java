/** Rule ids, findings and provenance: how every ruling says why, and every datum whence. */
@NullMarked
package umpire.kernel.citation;

import org.jspecify.annotations.NullMarked;

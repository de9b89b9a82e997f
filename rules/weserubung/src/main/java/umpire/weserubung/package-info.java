/** Opération Weserübung. */
@NullMarked
package umpire.weserubung;

import org.jspecify.annotations.NullMarked;

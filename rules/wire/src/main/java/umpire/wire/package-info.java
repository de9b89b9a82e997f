/** JSON of records and sealed families, and the texts of reasons. */
@NullMarked
package umpire.wire;

import org.jspecify.annotations.NullMarked;

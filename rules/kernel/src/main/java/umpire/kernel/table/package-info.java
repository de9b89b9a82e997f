/** Charts as data: rows, columns and cells without holes. */
@NullMarked
package umpire.kernel.table;

import org.jspecify.annotations.NullMarked;

/** Tests of table. */
@NullMarked
package umpire.kernel.table;

import org.jspecify.annotations.NullMarked;

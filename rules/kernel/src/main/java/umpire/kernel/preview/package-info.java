/** What would follow from an order, told from what its author may know. */
@NullMarked
package umpire.kernel.preview;

import org.jspecify.annotations.NullMarked;

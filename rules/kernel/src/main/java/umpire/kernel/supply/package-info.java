/** What goes to a tracer of supply and what comes back. */
@NullMarked
package umpire.kernel.supply;

import org.jspecify.annotations.NullMarked;

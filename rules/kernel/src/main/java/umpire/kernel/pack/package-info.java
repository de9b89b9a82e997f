/** A rulebook's data: map, counters, charts, scenarios and ledger under one edition. */
@NullMarked
package umpire.kernel.pack;

import org.jspecify.annotations.NullMarked;

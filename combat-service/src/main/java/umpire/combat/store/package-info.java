/** The battle ledger. */
@NullMarked
package umpire.combat.store;

import org.jspecify.annotations.NullMarked;

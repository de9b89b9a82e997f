/** Matches in PostgreSQL: one transaction per command, compared and set on the revision. */
@NullMarked
package umpire.game.store;

import org.jspecify.annotations.NullMarked;

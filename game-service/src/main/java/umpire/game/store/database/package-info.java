/** The database as all stores use it: pool, failures, rows, array parameters. */
@NullMarked
package umpire.game.store.database;

import org.jspecify.annotations.NullMarked;

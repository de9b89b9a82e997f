/** Seeks and challenges in PostgreSQL. */
@NullMarked
package umpire.lobby.store.seeks;

import org.jspecify.annotations.NullMarked;

/** The service as a client sees it: real HTTP, broker and database. */
@NullMarked
package umpire.game.store;

import org.jspecify.annotations.NullMarked;

/** Entries as they are stored, and how rows of earlier builds became entries. */
@NullMarked
package umpire.game.store.transaction;

import org.jspecify.annotations.NullMarked;

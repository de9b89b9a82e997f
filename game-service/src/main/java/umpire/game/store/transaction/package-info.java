/**
 * Transactions of matches: each is one statement, compared and set on the revision; and what they
 * wrote.
 */
@NullMarked
package umpire.game.store.transaction;

import org.jspecify.annotations.NullMarked;

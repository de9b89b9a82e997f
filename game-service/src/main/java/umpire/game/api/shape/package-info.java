/**
 * The shapes of answers as the contract tells them. Answers themselves are written from stored JSON
 * without being taken apart; a test reads real answers strictly into these records.
 */
@NullMarked
package umpire.game.api.shape;

import org.jspecify.annotations.NullMarked;

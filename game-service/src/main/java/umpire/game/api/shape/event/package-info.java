/**
 * The shapes of events, findings and outcomes, as the contract describes them. Answers themselves
 * are written from stored JSON without being taken apart; a test reads real answers strictly into
 * the records of this package and of those beside it.
 */
@NullMarked
package umpire.game.api.shape.event;

import org.jspecify.annotations.NullMarked;

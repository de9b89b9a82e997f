/**
 * One transaction of a match: events are applied and shown, draws are made, clocks are changed, and
 * all of it is committed.
 */
@NullMarked
package umpire.game.referee.transaction;

import org.jspecify.annotations.NullMarked;

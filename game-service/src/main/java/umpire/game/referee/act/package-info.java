/**
 * What ends or holds up a match beside its orders: giving up, draw, pause, vacation, and time that
 * has run out.
 */
@NullMarked
package umpire.game.referee.act;

import org.jspecify.annotations.NullMarked;

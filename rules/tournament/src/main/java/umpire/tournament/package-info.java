/**
 * What every format of a tournament shares: entrants, pairings, results. Formats, standings and
 * ratings are functions of these values; nothing here knows a clock, dice, a database or a game.
 */
@NullMarked
package umpire.tournament;

import org.jspecify.annotations.NullMarked;

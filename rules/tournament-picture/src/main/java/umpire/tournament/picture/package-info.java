/**
 * Pictures of a tournament as SVG: standings, cross table, bracket, pairings of a round. Each is a
 * pure function of the values of {@code umpire.tournament}: the same values give the same bytes.
 * Names are shown as they are given, cleaned of what could disturb their neighbours and cut where
 * they are too long; nothing else is known of an entrant.
 */
@NullMarked
package umpire.tournament.picture;

import org.jspecify.annotations.NullMarked;

/**
 * Editions of games: rules, data, JSON and words under which matches are played, from the shelf and
 * from the store.
 */
@NullMarked
package umpire.game.edition;

import org.jspecify.annotations.NullMarked;

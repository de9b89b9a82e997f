/** Matches, their seats, and lists of them; where a match stood for those who see it late. */
@NullMarked
package umpire.game.store.match;

import org.jspecify.annotations.NullMarked;

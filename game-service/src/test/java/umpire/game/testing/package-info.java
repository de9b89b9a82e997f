/** What the tests play with: a client, an adjudicator, an opener of positions. */
@NullMarked
package umpire.game.testing;

import org.jspecify.annotations.NullMarked;

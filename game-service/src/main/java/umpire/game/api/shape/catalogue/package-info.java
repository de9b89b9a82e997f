/** The shapes of the catalogue, packs, editions, bots and limits. */
@NullMarked
package umpire.game.api.shape.catalogue;

import org.jspecify.annotations.NullMarked;

/** Games, their packs, editions, and the directory of bots. */
@NullMarked
package umpire.game.api.catalogue;

import org.jspecify.annotations.NullMarked;

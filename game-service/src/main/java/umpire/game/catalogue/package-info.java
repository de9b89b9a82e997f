/** The use case of those who read rulebooks and look at boards: what is public of a pack, drawn. */
@NullMarked
package umpire.game.catalogue;

import org.jspecify.annotations.NullMarked;

/** The HTTP face: shapes, who may, and problems. */
@NullMarked
package umpire.game.api;

import org.jspecify.annotations.NullMarked;

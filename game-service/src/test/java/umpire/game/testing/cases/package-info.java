/** Runs the cases of rulebooks over HTTP. */
@NullMarked
package umpire.game.testing.cases;

import org.jspecify.annotations.NullMarked;
